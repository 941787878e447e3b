#!/bin/bash
# Installs both peers and the load generator into a working copy of this folder (about 1.6 GB, 8 minutes)
#   npm run bench:peers, at the root, does so.
set -e
cd "$(dirname "${BASH_SOURCE[0]}")"
mkdir -p node22 logs results
[ -d node22/node_modules/node ] || (cd node22 && npm init -y >/dev/null && npm i node@22.23.3)
. ./env.sh
npm i
(cd directus && npm i)
mkdir -p strapi/.tmp strapi/public/uploads strapi/database/migrations
(cd strapi && npm i)
