import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';

const keptUnused = 48 * 3_600_000;

/**
 * The folder in `folder` with a build of these files as they are now, made unless it is there; undefined if that fails.
 * Each state of the files has a folder of its own, since a program that runs goes on loading from the one it began in.
 */
export async function ensureBuilt({ folder, files, make }) {
  const build = join(folder, fingerprint(files));
  if (!existsSync(build) && !(await makeIn(build, folder, make))) return undefined;
  markUsed(build);
  return build;
}

/** Says by the time of its folder that a build is in use; one of another user is left as it is. */
export function markUsed(build) {
  try {
    utimesSync(build, new Date(), new Date());
  } catch {}
}

/** Made in another folder and moved when complete, since the same files may be built twice at once. */
async function makeIn(build, folder, make) {
  const unfinished = join(folder, `unfinished-${randomUUID()}`);
  const isMade = await make(unfinished);
  if (isMade) moveUnlessThere(unfinished, build);
  rmSync(unfinished, { recursive: true, force: true });
  if (isMade) removeUnused(folder);
  return isMade;
}

function moveUnlessThere(unfinished, build) {
  try {
    renameSync(unfinished, build);
  } catch (error) {
    if (!existsSync(build)) throw error;
  }
}

function removeUnused(folder) {
  for (const name of readdirSync(folder)) {
    const { mtimeMs = 0 } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > keptUnused) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
