import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programEnvironment, serverProgram } from '@nestmates/infrastructure/testing/server-programs.ts';

export interface ProcessResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ServerProgram {
  readonly pid: number;
  readonly origin: string;
  readonly ended: Promise<ProcessResult>;
  /** The time from spawning the process until it is ready. */
  readonly startedIn: number;
  send(signal: NodeJS.Signals): void;
  /** Sends SIGTERM and waits for the exit. */
  stop(): Promise<ProcessResult>;
}

type Environment = Readonly<Record<string, string>>;

async function launch(env: Environment, program = serverProgram('start/main.ts')) {
  const folder = await mkdtemp(join(tmpdir(), 'nestmates-server-'));
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: {
      ...programEnvironment,
      // The same as in the scripts of package.json.
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '1048576',
      PORT: '0',
      LOG_LEVEL: 'warn',
      DATA_DIR: join(folder, 'data'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text;
  });
  const ended = once(child, 'close').then(async ([code]): Promise<ProcessResult> => {
    await rm(folder, { recursive: true, force: true });
    return { code: typeof code === 'number' ? code : null, ...output };
  });
  return { child, output, ended };
}

/** The program as operators start it, in a process of its own with an empty data folder. */
export async function startProgram(env: Environment, program?: string): Promise<ServerProgram> {
  const began = performance.now();
  const { child, output, ended } = await launch(env, program);
  const origin = await new Promise<string>((ready, failed) => {
    child.stdout.on('data', () => {
      const address = output.stdout.match(/ready at (http:\S+)/)?.[1];
      if (address) ready(address);
    });
    void ended.then(({ stderr }) => failed(new Error(`The server ended before it was ready: ${stderr}`)));
  });
  return {
    pid: child.pid ?? 0,
    origin,
    ended,
    startedIn: performance.now() - began,
    send: (signal) => void child.kill(signal),
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Runs starts that are expected to fail. */
export const runUntilExit = async (env: Environment, program?: string): Promise<ProcessResult> =>
  (await launch(env, program)).ended;
