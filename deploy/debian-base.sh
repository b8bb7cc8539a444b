#!/usr/bin/env bash
# Packs a base for the image, of Debian's packages and the Node of node_modules, where no registry can be reached.
# Usage, as root on Debian: deploy/debian-base.sh FOLDER, which writes FOLDER/base.tar.
set -euo pipefail
target=$(realpath "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/.."
node=node_modules/node/bin/node
suite=$(. /etc/os-release && echo "$VERSION_CODENAME")

files=$(mktemp -d)
trap 'rm -rf --one-file-system "$files"' EXIT
chmod 755 "$files"
debootstrap --variant=minbase --include=ca-certificates,libstdc++6 "$suite" "$files" > "$target/debootstrap.log" 2>&1 ||
  { tail -3 "$target/debootstrap.log" >&2; exit 1; }
install -D -m 755 "$node" "$files/usr/local/bin/node"
rm -rf "$files"/var/cache/apt/* "$files"/var/cache/debconf/* "$files"/var/lib/apt/lists/* "$files"/var/log/* \
  "$files"/usr/share/{doc,man,locale,info}
tar -C "$files" --exclude='./dev/*' --exclude='./proc/*' --exclude='./sys/*' -cf "$target/base.tar" .
