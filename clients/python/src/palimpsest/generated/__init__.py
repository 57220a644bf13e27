"""What is generated from openapi.json."""

# Of this document; npm run client:check compares it.
OPENAPI_SHA256 = "21e833a1e0f30e68d107c88232519d273e7bc5cd58c470af52637869f3acdd0b"
