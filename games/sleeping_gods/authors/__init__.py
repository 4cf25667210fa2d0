"""For writers of packs: lint, walker, reader, measurements. No rule needs them."""
