"""What is generated from openapi.json."""

# Of this document; npm run client:check compares it.
OPENAPI_SHA256 = "f64c951098ed169903d7340ed6b6d530bf3ef47b35b459d87b8d970dc6f5dcb6"
