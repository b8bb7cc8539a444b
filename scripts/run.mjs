import { spawn } from 'node:child_process';
import module from 'node:module';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { node, root } from './repository.mjs';

/** The programs of node_modules first, Node 24 among them. */
export const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
};

const children = new Set();
let asked;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, async () => {
    asked = signal;
    // Ctrl-C reaches everyone at the terminal by itself; a second one would mean "at once".
    const alreadyTold = signal === 'SIGINT' && process.stdin.isTTY;
    if (!alreadyTold) for (const child of children) child.kill(signal);
    const codes = await Promise.all([...children].map((child) => child.done));
    process.exit(codes.length > 0 ? Math.max(...codes) : 128 + constants.signals[signal]);
  });
}

// npm killed outright takes what it started along: a server left behind would keep its port and its database.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/** Starts a program, by default one for Node 24; what ends us ends it. */
export function start(args, { program = node, env = {}, ...options } = {}) {
  if (asked) process.exit(128 + constants.signals[asked]);
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...environment, ...env },
  });
  children.add(child);
  child.done = new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  }).finally(() => children.delete(child));
  return child;
}

export const run = (args, options) => start(args, options).done;

/** Runs a program with everything it prints kept for later. */
export async function listen(args, options = {}) {
  const child = start(args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  return { code: await child.done, output };
}

/** Becomes a TypeScript program; where this is not Node 24 yet, the whole script begins again on it. */
export async function become(program, args = []) {
  if (process.execPath === node) {
    const file = join(root, program);
    process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM').removeAllListeners('SIGHUP');
    // A quarter of a start is compiling what has not changed since the last one.
    module.enableCompileCache(join(root, '.cache', 'node'));
    process.argv = [process.execPath, file, ...args];
    await import(pathToFileURL(file).href);
  } else {
    process.exitCode = await run(process.argv.slice(1));
  }
}

export const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
export const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
