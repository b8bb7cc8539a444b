import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.mjs';
import { runCaptured, vite } from './run.mjs';

const web = join(root, 'packages', 'web');
const built = join(web, 'dist');
const stamp = join(web, '.cache', 'built-from');

/** Builds the web app unless the build in `dist` is of exactly these sources; false if that fails. */
export async function ensureWebBuilt() {
  return (existsSync(built) && readIfThere(stamp) === fingerprint()) || buildWeb();
}

export async function buildWeb() {
  const began = Date.now();
  const sources = fingerprint();
  process.stderr.write('Building the web app …\n');
  // Built in another folder and moved when complete: a server may be serving the previous one, and another
  // build may be running.
  const temporary = join('.cache', `build-${process.pid}`);
  const { code, output } = await runCaptured([vite, 'build', '--outDir', temporary, '--logLevel', 'warn'], {
    cwd: web,
  });
  if (code !== 0) {
    rmSync(join(web, temporary), { recursive: true, force: true });
    process.stderr.write(output);
    process.stderr.write('The web app could not be built, for the reason above.\n');
    return false;
  }
  // To delete takes long, and whoever loads a page meanwhile would find half of its files.
  const previous = join(web, '.cache', `previous-${process.pid}`);
  if (existsSync(built)) renameSync(built, previous);
  renameSync(join(web, temporary), built);
  rmSync(previous, { recursive: true, force: true });
  writeFileSync(stamp, sources);
  process.stderr.write(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.\n`);
  return true;
}

/** Compares names, sizes and times only: reading all files would take longer than the rest of the start. */
function fingerprint() {
  const hash = createHash('sha1');
  for (const path of [
    'package-lock.json',
    ...['domain', 'application', 'ui', 'web'].flatMap(sourcesOf),
  ].sort()) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const notBuilt = /(^|\/)(dist|e2e|generators|node_modules|\.cache)(\/|$)|\.(test|stories)\./;

function sourcesOf(name) {
  const folder = `packages/${name}`;
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length))
    .filter((path) => !notBuilt.test(path));
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
