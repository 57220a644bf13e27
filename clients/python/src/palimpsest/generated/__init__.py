"""What is generated from openapi.json."""

# Of this document; npm run client:check compares it.
OPENAPI_SHA256 = "dcdb8d5573394253eeac676a41a2eb0e9f94281f4e13266d4c254b0042b0dc45"
