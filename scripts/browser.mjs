import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './repository.mjs';
import { runCaptured } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const onMac = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const playwright = join(root, 'node_modules', 'playwright', 'cli.js');

/**
 * The path of a Chromium that starts: an installed one, else one downloaded now; undefined if neither works.
 */
export async function findBrowser() {
  return (await onThisMachine()) ?? (await fetched());
}

async function onThisMachine() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, await playwrightsOwn(), ...onPath, ...onMac].find(starts);
}

async function playwrightsOwn() {
  const program = "process.stdout.write((await import('playwright')).chromium.executablePath())";
  return (await runCaptured(['--input-type=module', '--eval', program])).output;
}

function starts(path) {
  return (
    Boolean(path) && existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0
  );
}

async function fetched() {
  process.stderr.write('No Chromium on this machine; fetching one.\n');
  await runCaptured([playwright, 'install', 'chromium']);
  const own = await playwrightsOwn();
  if (starts(own)) return own;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env });
  spawnSync('apt-get', ['install', '-qq', '-y', '--no-install-recommends', 'chromium'], { env });
  return onThisMachine();
}

export const noBrowser =
  'No Chromium could be found or fetched: install Chromium or Chrome, or set CHROMIUM_PATH to one, then try again.';
