#!/bin/sh
# Writes rendered.yaml, which tests hold to the schemas of Kubernetes: they have no helm. Run it after each change of the chart.
set -eu
cd -- "$(dirname -- "$0")"
sum=$(find palimpsest -type f | LC_ALL=C sort | xargs cat | sha256sum | cut -d' ' -f1)
{
  printf '# Written by render.sh with helm %s, of the chart with the SHA-256 %s.\n' "$(helm version --short)" "$sum"
  helm template palimpsest palimpsest --kube-version 1.33.0 --set ingress.enabled=true
} > rendered.yaml.partial
mv rendered.yaml.partial rendered.yaml
