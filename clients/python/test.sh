#!/bin/sh
# Tests the Python client beside a service of its own; with --all also the frameworks, the types and the built package.
set -eu
root=$(cd -- "$(dirname -- "$0")/../.." && pwd)
here="$root/clients/python"

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

wanted=plain
tests="$here/tests/plain"
if [ "${1:-}" = --all ]; then
  shift
  wanted=all
  tests="$here/tests"
fi

python=${PYTHON:-python3}
command -v "$python" >/dev/null 2>&1 || fail 'There is no python3 here: install Python 3.10 or newer, with venv.'
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 10))' || fail "$("$python" --version) is too old: the tests of the Python client need 3.10 or newer."

# Installed once for each list of requirements; an interrupted installation leaves no copy of the list behind.
venv="$root/.local/python-$wanted"
list="$venv/.installed-requirements"
needed=$(cat "$here"/requirements/*.txt)
if [ ! -f "$list" ] || [ "$(cat "$list")" != "$needed" ]; then
  printf 'Installing what the tests of the Python client need into %s ...\n' "${venv#"$root"/}" >&2
  rm -rf "$venv"
  "$python" -m venv "$venv" || fail 'python3 cannot make a virtual environment: install its venv package (Debian: python3-venv).'
  "$venv/bin/python" -m pip install --quiet --disable-pip-version-check -r "$here/requirements/$wanted.txt" ||
    fail 'pip could not install what the tests need: check the network.'
  printf '%s\n' "$needed" >"$list"
fi

cd "$root"
exec node --disable-warning=ExperimentalWarning --import ./test/support/runner/from-source.ts \
  test/support/service/with-service.ts "$venv/bin/python" -m pytest -c "$here/pyproject.toml" --rootdir "$here" "$tests" "$@"
