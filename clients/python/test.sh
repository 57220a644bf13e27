#!/bin/sh
# Tests the Python client beside a service of its own; with --all also the frameworks, the types and the built package.
set -eu
root=$(cd -- "$(dirname -- "$0")/../.." && pwd)
here="$root/clients/python"

wanted=plain
tests="$here/tests/plain"
if [ "${1:-}" = --all ]; then
  shift
  wanted=all
  tests="$here/tests"
fi

cd "$root"
python=$(tools/python-venv/make.sh ".local/python-$wanted" "$here/requirements/$wanted.txt" 3.10)
exec node --disable-warning=ExperimentalWarning --import ./test/support/runner/from-source.ts \
  test/support/service/with-service.ts "$root/$python" -m pytest -c "$here/pyproject.toml" --rootdir "$here" "$tests" "$@"
