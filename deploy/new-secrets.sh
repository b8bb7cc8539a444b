#!/usr/bin/env bash
# Makes the secrets that only have to be random, beside compose.yaml: deploy/secrets/* and deploy/.env. Changes none that
# is there.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
umask 077
mkdir -p secrets
chmod 711 secrets

new() {
  [ -e "secrets/$1" ] && return
  cat > "secrets/$1"
  # The user of the image reads it; where files cannot be given to that user, everybody may.
  if chown 10001:10001 "secrets/$1" 2> /dev/null; then chmod 400 "secrets/$1"; else chmod 444 "secrets/$1"; fi
  echo "secrets/$1 is new"
}
key() { openssl rand 32 | basenc --base64url | tr -d '=\n'; }

[ -e .env ] || cp example.env .env
if ! grep -q '^POSTGRES_PASSWORD=.' .env; then
  password=$(openssl rand -hex 24)
  printf 'POSTGRES_PASSWORD=%s\n' "$password" >> .env
  rm -f secrets/database_url
fi
password=$(sed -n 's/^POSTGRES_PASSWORD=//p' .env)
printf 'postgres://nestmates:%s@postgres:5432/nestmates' "$password" | new database_url
printf '%s:%s' "$(date -u +%Y)" "$(key)" | new encryption_keys
key | new digest_key
[ -e settings.env ] || cp example.settings.env settings.env
