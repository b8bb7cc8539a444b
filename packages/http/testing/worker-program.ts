import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { programEnvironment, serverProgram } from '@nestmates/infrastructure/testing/server-programs.ts';

export interface WorkerProgram {
  /** Sends SIGTERM and waits for the exit. */
  stop(): Promise<void>;
}

/** `npm run worker`, as operators start it. */
export async function startWorkerProgram(
  env: Readonly<Record<string, string>>,
  program = serverProgram('start/worker.ts'),
): Promise<WorkerProgram> {
  const child = spawn(process.execPath, [program], {
    env: { ...programEnvironment, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await new Promise<void>((ready, failed) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('worker is ready')) ready();
    });
    void ended.then(([code]) => failed(new Error(`The worker ended with ${code} before it was ready`)));
  });
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
