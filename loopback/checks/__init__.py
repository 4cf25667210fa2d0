"""What Discord takes and what it refuses: forms in, clean objects or an error tree out."""
