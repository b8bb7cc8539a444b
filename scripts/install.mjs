import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { giveUp, node, root } from './repository.mjs';
import { start } from './run.mjs';

/** Installs the packages of package-lock.json unless all are installed. */
export async function ensureInstalled() {
  if (tooOld(process.versions.node)) {
    giveUp(
      `Nestmates needs Node 20.19 or later to start from, and this is ${process.versions.node}: install a newer one.`,
    );
  }
  if (isInstalled()) return;
  process.stderr.write('Installing what Nestmates needs (npm install); this takes a minute or two.\n');
  // Not `npm ci`, which refuses a lockfile without packages for other platforms.
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await start(['install', ...quiet], { program: 'npm', env: { PATH: pathOfTheMachine() } }).done;
  if (code !== 0) {
    giveUp(
      'npm could not install the dependencies, for the reason above: check npm and the network, then try again.',
    );
  }
  if (!existsSync(node)) {
    giveUp(
      'npm left out Node 24, because install scripts are switched off: run `npm config set ignore-scripts false`, then try again.',
    );
  }
}

function tooOld(version) {
  const [major, minor] = version.split('.').map(Number);
  return major < 20 || (major === 20 && minor < 19);
}

/** Compares npm's record of the installed packages with the lockfile. */
function isInstalled() {
  if (!existsSync(node)) return false;
  const lockfile = join(root, 'package-lock.json');
  const record = join(root, 'node_modules', '.package-lock.json');
  if (existsSync(record) && statSync(record).mtimeMs > statSync(lockfile).mtimeMs) return true;
  const asked = packagesIn(lockfile);
  const there = packagesIn(record);
  return Object.entries(asked).every(([path, { version, link, optional, devOptional }]) => {
    if (path === '' || !path.includes('node_modules/')) return true;
    const found = there[path];
    if (!found) return Boolean(optional || devOptional);
    return found.version === version && found.link === link;
  });
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
}

/** npm must not run on the Node version that it is about to replace. */
function pathOfTheMachine() {
  const ours = join(root, 'node_modules');
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(ours))
    .join(delimiter);
}
