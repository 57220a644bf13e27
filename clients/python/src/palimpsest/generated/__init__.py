"""What is generated from openapi.json."""

# Of this document; npm run client:check compares it.
OPENAPI_SHA256 = "6a7fe620454b82e6c510202e5901aeb6059acdbb5164a002aade1bb45d99807d"
