import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './repository.mjs';

/**
 * Says whether the sources of a build, or the lockfile, have changed. Compares names, sizes and times only: reading all
 * files would take longer than the rest of the start.
 */
export function fingerprint(files) {
  const hash = createHash('sha1');
  for (const path of ['package-lock.json', ...files].sort()) {
    const { size, mtimeMs } = statSync(resolve(root, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** All files of a folder and those within, as paths from the repository. */
export const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length));
