"""What is generated from openapi.json."""

# Of this document; npm run client:check compares it.
OPENAPI_SHA256 = "12d7ce62a2c7a24712c6b5275ec4ec9fbbd8e288fa74b626e3618c1ea3eda2e1"
