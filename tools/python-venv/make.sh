#!/bin/sh
# Makes a virtual environment once for each list of requirements and prints its python.
# Usage: make.sh DIRECTORY REQUIREMENTS LEAST: .local/python-plain clients/python/requirements/plain.txt 3.10
set -eu
venv=$1
requirements=$2
least=$3

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

python=${PYTHON:-python3}
command -v "$python" >/dev/null 2>&1 || fail "There is no \"$python\" here: install Python $least or newer, with venv."
"$python" -c 'import sys; sys.exit(sys.version_info < tuple(map(int, sys.argv[1].split("."))))' "$least" ||
  fail "$("$python" --version) is too old: this needs $least or newer. PYTHON names another one."

# An interrupted installation leaves no copy of the lists behind; one list may include another beside it.
list="$venv/.installed-requirements"
needed=$(cat "$(dirname -- "$requirements")"/*.txt)
if [ ! -f "$list" ] || [ "$(cat "$list")" != "$needed" ]; then
  printf 'Installing Python packages into %s ...\n' "$venv" >&2
  rm -rf "$venv"
  "$python" -m venv "$venv" >&2 || fail "$python cannot make a virtual environment: install its venv package (Debian: python3-venv)."
  "$venv/bin/python" -m pip install --quiet --disable-pip-version-check -r "$requirements" >&2 ||
    fail "pip could not install $requirements: check the network."
  printf '%s\n' "$needed" >"$list"
fi
printf '%s\n' "$venv/bin/python"
