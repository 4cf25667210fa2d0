"""What happens to the crew, and who plays whom."""
