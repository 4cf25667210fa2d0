"""The captain's desk: quests, what each of the crew carries, and what lies in the hold."""
