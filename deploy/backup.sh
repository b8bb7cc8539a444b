#!/usr/bin/env bash
# Writes a dump of the database and a copy of the photos to /backups, now or every night at 02:30 UTC, and removes what is
# older than BACKUP_DAYS. Runs in the service `backup` of compose.yaml.
set -euo pipefail

back_up() {
  local now target
  now=$(date -u +%Y-%m-%dT%H-%M-%SZ)
  target=/backups/unfinished-$now
  mkdir -p "$target"
  # The database first: what is taken up meanwhile is a photo without a row, which does no harm.
  pg_dump --format=custom --file="$target/database.dump"
  pg_restore --list "$target/database.dump" > /dev/null
  tar -C /photos -cf "$target/photos.tar" .
  mv "$target" "/backups/$now"
  echo "Backed up to $now"
  find /backups -mindepth 1 -maxdepth 1 -mtime "+${BACKUP_DAYS:-14}" -exec rm -r {} +
}

# Ends at once when it is told to, also while it waits.
trap 'exit 0' TERM INT

case ${1:-} in
  now) back_up ;;
  nightly)
    while true; do
      sleep $((($(date -u -d 'tomorrow 02:30' +%s) - $(date -u +%s)) % 86400)) &
      wait $!
      back_up || echo "The backup has failed, for the reason above" >&2
    done
    ;;
  *)
    echo 'Usage: backup.sh now|nightly' >&2
    exit 2
    ;;
esac
