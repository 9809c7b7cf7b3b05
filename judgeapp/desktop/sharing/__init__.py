"""Handing a scenario on: as a QR picture that a phone reads, and as a file that a double click opens."""
