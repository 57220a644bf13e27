"""What is generated from openapi.json."""

# Of this document; npm run client:check compares it.
OPENAPI_SHA256 = "5464f3f968a981896dc4caeece2d3a4f0aa8fcdf23cc033120538ee8c9e1902e"
