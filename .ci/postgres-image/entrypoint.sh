#!/bin/bash
# Stands in for the official image's entrypoint where that image cannot be pulled: the same three
# variables, a first start that only the container itself can reach, then the real one.
set -euo pipefail

PGDATA=${PGDATA:-/var/lib/postgresql/data}
POSTGRES_USER=${POSTGRES_USER:-postgres}
POSTGRES_DB=${POSTGRES_DB:-$POSTGRES_USER}
export PGDATA

if [ "${1:-postgres}" != postgres ]; then exec "$@"; fi
shift || true

as_postgres() { setpriv --reuid=postgres --regid=postgres --init-groups -- "$@"; }

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  : "${POSTGRES_PASSWORD:?POSTGRES_PASSWORD must be set}"
  install -d -o postgres -g postgres -m 700 "$PGDATA"
  install -m 600 -o postgres /dev/null /tmp/password
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  as_postgres initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --encoding=UTF8 --locale=C.UTF-8 \
    --auth-local=trust --auth-host=scram-sha-256 --no-sync
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"

  as_postgres pg_ctl --wait --silent -o "-c listen_addresses=''" start
  if [ "$POSTGRES_DB" != postgres ]; then
    as_postgres createdb --username="$POSTGRES_USER" --maintenance-db=postgres -- "$POSTGRES_DB"
  fi
  as_postgres pg_ctl --wait --silent --mode=fast stop
fi

exec setpriv --reuid=postgres --regid=postgres --init-groups -- postgres -c listen_addresses='*' "$@"
