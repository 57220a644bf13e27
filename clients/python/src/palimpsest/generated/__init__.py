"""What is generated from openapi.json."""

# Of this document; npm run client:check compares it.
OPENAPI_SHA256 = "66749a7e7b5dd0978d7df0e2914001622e33f0e90078f4beaf6ca655d569de75"
