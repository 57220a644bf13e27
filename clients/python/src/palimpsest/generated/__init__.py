"""What is generated from openapi.json."""

# Of this document; npm run client:check compares it.
OPENAPI_SHA256 = "11a1f18c5363e596785cd43a97aae986f128feec7214086699c243bfca929733"
