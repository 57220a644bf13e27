"""What is generated from openapi.json."""

# Of this document; npm run client:check compares it.
OPENAPI_SHA256 = "2c89c69ec16f782c3977291ecaf3cbbbb5979d2931fc35bcb0711bc14f315ab8"
