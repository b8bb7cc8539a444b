import { setTimeout as wait } from 'node:timers/promises';
import { isStarting } from '@nestmates/infrastructure/platform/database/unavailable.ts';
import type { Logger } from 'pino';

const patience = 30_000;
const pause = 500;

interface Waiting {
  readonly log: Pick<Logger, 'warn'>;
  readonly now?: () => number;
  readonly sleep?: (milliseconds: number) => Promise<unknown>;
}

/** Tries again for half a minute while PostgreSQL says that it is starting, as it does beside us after a power cut. */
export async function whileStarting<T>(
  work: () => Promise<T>,
  { log, now = Date.now, sleep = wait }: Waiting,
): Promise<T> {
  const until = now() + patience;
  let isTold = false;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isStarting(error) || now() >= until) throw error;
    }
    if (!isTold) log.warn('the database is starting: waiting up to half a minute for it');
    isTold = true;
    await sleep(pause);
  }
}
