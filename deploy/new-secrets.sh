#!/usr/bin/env bash
# Makes the secrets that only have to be random, beside compose.yaml: deploy/secrets/* and deploy/.env. Changes none that
# is there.
set -euo pipefail
if [ "$(id -u)" -ne 0 ]; then
  echo 'Run this as root (sudo deploy/new-secrets.sh): the secrets are given to the user of the image, and nobody else reads them.' >&2
  exit 1
fi
cd "$(dirname "${BASH_SOURCE[0]}")"
umask 077
mkdir -p secrets
chmod 711 secrets

# What the command says becomes the secret, once all of it is there.
new() {
  local name=$1
  shift
  if [ -e "secrets/$name" ]; then return; fi
  "$@" > "secrets/.$name"
  # The user of the image reads it.
  chown 10001:10001 "secrets/.$name"
  chmod 400 "secrets/.$name"
  mv "secrets/.$name" "secrets/$name"
  echo "secrets/$name is new"
}
key() { openssl rand 32 | basenc --base64url | tr -d '=\n'; }
dated_key() {
  printf '%s:' "$(date -u +%Y)"
  key
}
password() { sed -n 's/^POSTGRES_PASSWORD=\(..*\)/\1/p' .env | tail -n 1; }
database_url() { printf 'postgres://nestmates:%s@postgres:5432/nestmates' "$(password)"; }

[ -e .env ] || cp example.env .env
if [ -z "$(password)" ]; then
  # PostgreSQL keeps the password that it was made with.
  kept=
  if [ -e secrets/database_url ]; then
    kept=$(sed -n 's|^postgres://nestmates:\([^@]*\)@postgres:5432/nestmates$|\1|p' secrets/database_url)
  fi
  [ -n "$kept" ] || kept=$(openssl rand -hex 24)
  printf 'POSTGRES_PASSWORD=%s\n' "$kept" >> .env
fi
new database_url database_url
new encryption_keys dated_key
new digest_key key
[ -e settings.env ] || cp example.settings.env settings.env
