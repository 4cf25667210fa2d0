"""The processes of this bot: who serves which shard, and who answers which click."""
