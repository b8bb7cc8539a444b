import { pathToFileURL } from 'node:url';
import { serverProgram } from '@nestmates/infrastructure/testing/server-programs.ts';
import type { Application } from '../src/start/application.ts';

const { startApplication }: typeof import('../src/start/application.ts') = await import(
  pathToFileURL(serverProgram('start/application.ts')).href
);

/**
 * A program that starts the application again and again in one process, each time with other variables of the
 * environment, so that its code is loaded and compiled once. Its parent says when.
 */
interface Told {
  /** The application only stops without them. */
  readonly start?: Readonly<Record<string, string>>;
}

let running: Application | undefined;

async function obey({ start }: Told): Promise<{ readonly url?: string }> {
  await running?.close();
  running = undefined;
  if (!start) return {};
  Object.assign(process.env, start);
  running = await startApplication();
  return { url: running.url };
}

process.on('message', (told: Told) => {
  obey(told).then(
    (done) => process.send?.(done),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.stack : String(error) }),
  );
});
// An exit would wait for its threads, one of which may be busy: it hung once when a test run was killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
