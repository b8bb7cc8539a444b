import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join, parse } from 'node:path';
import { root } from './repository.mjs';
import { runCaptured } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const onMac = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];
const playwright = join(root, 'node_modules', 'playwright', 'cli.js');

/**
 * The path of a Chromium that starts: an installed one, else one downloaded now; undefined if neither works.
 */
export async function findBrowser() {
  return (await onThisMachine()) ?? (await fetched());
}

/**
 * The path of a headless shell that starts: an installed one, else one fetched now; undefined if neither works, and
 * for who sets CHROMIUM_PATH alone. It is Chromium without windows, in which journeys take half the time.
 */
export async function findHeadlessShell() {
  if (process.env.CHROMIUM_PATH && !process.env.HEADLESS_SHELL_PATH) return undefined;
  return (await shellOnThisMachine()) ?? (await fetchedShell());
}

const onPath = (programs) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((program) => join(folder, program)));

async function onThisMachine() {
  return [process.env.CHROMIUM_PATH, await playwrightsOwn(), ...onPath(names), ...onMac].find(starts);
}

async function shellOnThisMachine() {
  return [process.env.HEADLESS_SHELL_PATH, await playwrightsOwnShell(), ...onPath(shellNames)].find(starts);
}

/** Playwright tells only into which folder it would install it. */
async function playwrightsOwnShell() {
  const { output } = await runCaptured([playwright, 'install', '--only-shell', '--dry-run', 'chromium']);
  const folder = /Install location: +(.*chromium_headless_shell.*)/.exec(output)?.[1];
  if (!folder || !existsSync(folder)) return undefined;
  const file = readdirSync(folder, { recursive: true }).find((name) => shellNames.includes(parse(name).name));
  return file && join(folder, file);
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
  installFromDebian('chromium');
  return onThisMachine();
}

async function fetchedShell() {
  process.stderr.write('No headless shell of Chromium on this machine; fetching one.\n');
  await runCaptured([playwright, 'install', '--only-shell', 'chromium']);
  const own = await playwrightsOwnShell();
  if (starts(own)) return own;
  installFromDebian('chromium-headless-shell');
  const shell = await shellOnThisMachine();
  if (!shell)
    process.stderr.write('There is none to be had: journeys run in the whole browser, and slower.\n');
  return shell;
}

function installFromDebian(name) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env });
  spawnSync('apt-get', ['install', '-qq', '-y', '--no-install-recommends', name], { env });
}

export const noBrowser =
  'No Chromium could be found or fetched: install Chromium or Chrome, or set CHROMIUM_PATH to one, then try again.';
