#!/bin/bash
# MongoDB as one node, or as a member of the replica set that MONGO_REPLICA_SET names. Members know each other by a key, which MongoDB reads from a
# file of its own user only.
set -euo pipefail
if [ -z "${MONGO_REPLICA_SET:-}" ]; then exec docker-entrypoint.sh mongod; fi
key="${MONGO_KEY_FILE:-/data/configdb/members.key}"
(umask 077 && printf '%s' "${MONGO_MEMBERS_KEY:?is what members of a replica set know each other by}" >"$key")
if [ "$(id -u)" = 0 ]; then chown mongodb:mongodb "$key"; fi
chmod 400 "$key"
exec docker-entrypoint.sh mongod --bind_ip_all --replSet "$MONGO_REPLICA_SET" --keyFile "$key"
