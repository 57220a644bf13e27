"""What is generated from openapi.json."""

# Of this document; npm run client:check compares it.
OPENAPI_SHA256 = "ad630320e48d5c66d016c652d9c60ef58393dfaf939db79e48e483f96dbafe5b"
