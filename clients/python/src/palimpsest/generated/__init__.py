"""What is generated from openapi.json."""

# Of this document; npm run client:check compares it.
OPENAPI_SHA256 = "24e3612c866c65e242d9716dbb7ca709247cb5ff2149956228782ac55ab94f6a"
