#!/bin/bash
# npm run bench:peers [-- rounds [system…]]: both peers and this project, each from the same seeded data, one after the other.
# Installs and seeds what is missing in .cache/peers (PEERS_WORK for another folder): 1.6 GB and half an hour the first time.
# BENCH_ARGS="--amount list=300,search=100 --warm list=200" sends so many requests instead of as many as fit into ten seconds, for a machine
# whose load changes: compare processor time a request there, not requests a second.
set -e
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd); export OURS_SRC=$(cd "$here/../.." && pwd)
work=${PEERS_WORK:-$OURS_SRC/.cache/peers}; mkdir -p "$work"; cp -r "$here/." "$work"; cd "$work"
[ -d strapi/node_modules ] || ./install.sh
[ -f directus/data.db.seed ] || ./directus.sh seed
[ -f strapi/.tmp/data.db.seed ] || ./strapi.sh seed
[ -d ours-data.seed ] || ./ours.sh seed
rounds=${1:-1}; shift || true
./run-all.sh "$rounds" ${@:-ours directus-client strapi}
