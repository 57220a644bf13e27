"""What is generated from openapi.json."""

# Of this document; npm run client:check compares it.
OPENAPI_SHA256 = "a0ca4e464a8b8d5f92a960d1dd8b9d865c8ee1bf50b9c21a34f6fd827d6601a2"
