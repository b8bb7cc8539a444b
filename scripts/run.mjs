import { spawn } from 'node:child_process';
import module from 'node:module';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { node, root } from './repository.mjs';

/** The programs of node_modules first, including Node 24. */
export const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
};

const children = new Set();
let endSignal;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, async () => {
    endSignal = signal;
    // Ctrl-C in a terminal reaches every process by itself; a second signal would mean "at once".
    const reachedByTerminal = signal === 'SIGINT' && process.stdin.isTTY;
    if (!reachedByTerminal) for (const child of children) child.kill(signal);
    const codes = await Promise.all([...children].map((child) => child.done));
    process.exit(codes.length > 0 ? Math.max(...codes) : 128 + constants.signals[signal]);
  });
}

// If npm is killed, the program it started is ended too; otherwise a server would keep its port and its
// database.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/** Starts a program, by default Node 24; signals are passed on to it. */
export function start(args, { program = node, env = {}, ...options } = {}) {
  if (endSignal) process.exit(128 + constants.signals[endSignal]);
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

/** Runs a program and returns everything it prints. */
export async function runCaptured(args, options = {}) {
  const child = start(args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  return { code: await child.done, output };
}

/**
 * Replaces this script by a program; if this is not Node 24, the script starts again on Node 24 first. Compiling
 * unchanged code takes a quarter of the start, so compiled code is cached.
 */
export async function runInThisProcess(program, { args = [], compileCache }) {
  if (process.execPath === node) {
    process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM').removeAllListeners('SIGHUP');
    module.enableCompileCache(compileCache);
    process.argv = [process.execPath, program, ...args];
    await import(pathToFileURL(program).href);
  } else {
    process.exitCode = await run(process.argv.slice(1));
  }
}

export const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
export const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
