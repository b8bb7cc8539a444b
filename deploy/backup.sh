#!/usr/bin/env bash
# Writes a dump of the database and a copy of the photos to /backups, now or every night at 02:30 UTC, and then removes its
# own that are older than BACKUP_DAYS. Runs in the service `backup` of compose.yaml.
set -euo pipefail
# A dump has what all members wrote.
umask 077
backups=${BACKUPS:-/backups}
photos=${PHOTOS:-/photos}

back_up() {
  local now ended
  now=$(date -u +%Y-%m-%dT%H-%M-%SZ)
  unfinished=$backups/unfinished-$now
  trap 'rm -rf "$unfinished"' EXIT
  mkdir -p "$unfinished"
  # The database first: what is taken up meanwhile is a photo without a row, which does no harm.
  pg_dump --format=custom --file="$unfinished/database.dump"
  pg_restore --list "$unfinished/database.dump" > /dev/null
  # Members' exports are made for a few days. 1 says that a folder got another photo meanwhile, all others that it failed.
  ended=0
  tar -C "$photos" --exclude=./exports -cf "$unfinished/photos.tar" . || ended=$?
  ((ended <= 1))
  mv "$unfinished" "$backups/$now"
  echo "Backed up to $now"
  # Read by the textfile collector of node_exporter.
  printf 'nestmates_backup_success_timestamp_seconds %s\n' "$(date +%s)" > "$backups/unfinished.prom"
  chmod 644 "$backups/unfinished.prom"
  mv "$backups/unfinished.prom" "$backups/nestmates_backup.prom"
  find "$backups" -mindepth 1 -maxdepth 1 -type d \( -name '20*Z' -o -name 'unfinished-20*Z' \) \
    -mtime "+${BACKUP_DAYS:-14}" -exec rm -r {} +
}

case ${1:-} in
  now) back_up ;;
  nightly)
    # Ends at once when it is told to, also while it waits.
    trap 'exit 0' TERM INT
    while true; do
      # From 1 to 86400 seconds: a backup that is done within its second is not made again.
      sleep $((1 + ($(date -u -d 'tomorrow 02:30' +%s) - $(date -u +%s) - 1) % 86400)) &
      wait $!
      # A process of its own: bash does not end a function at its first error where `||` follows.
      bash "$0" now &
      wait $! || echo "The backup has failed, for the reason above; none was removed" >&2
    done
    ;;
  *)
    echo 'Usage: backup.sh now|nightly' >&2
    exit 2
    ;;
esac
