import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { searchPath } from './missing-parts.ts';

export interface Started {
  readonly name: string;
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;
}

interface StartOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** User and group; by default those of this process. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
}

/** The processes of a drill, each with its output in a file of the drill's folder. */
export class Processes {
  readonly folder: string;
  readonly #running = new Set<Started>();

  constructor(folder: string) {
    this.folder = folder;
  }

  start(name: string, program: string, args: readonly string[], { env, user }: StartOptions = {}): Started {
    const child = spawn(program, args, {
      cwd: this.folder,
      env: { PATH: searchPath, LANG: 'C.UTF-8', HOME: this.folder, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...user,
    });
    const output = createWriteStream(join(this.folder, `${name}.log`), { flags: 'a' });
    child.stdout?.pipe(output, { end: false });
    child.stderr?.pipe(output, { end: false });
    const started = { name, child, ended: once(child, 'close') };
    this.#running.add(started);
    void started.ended.then(() => this.#running.delete(started));
    return started;
  }

  /** Ends what still runs, the last one first. */
  async end(): Promise<void> {
    for (const { child, ended } of [...this.#running].reverse()) {
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      const kill = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(kill);
    }
  }
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Asks until it is so. */
export async function until(what: string, ask: () => Promise<boolean>, withinMs = 90_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await ask().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Waited ${withinMs / 1000} s: ${what}`);
    await pause(200);
  }
}
