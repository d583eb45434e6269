"""What is true of every game; names none."""
