"""What is generated from openapi.json."""
