"""What is generated from openapi.json."""

# Of this document; npm run client:check compares it.
OPENAPI_SHA256 = "0b013c0491a61cd1392e1ddf65ab14d5540aa6bd20a064254287501466e38fc9"
