import { setTimeout as wait } from 'node:timers/promises';
import { postgresErrorOf } from './postgres-error.ts';

/** PostgreSQL has ended one of several transactions so that the others could go on; the same again may succeed. */
const endedForOthers: readonly unknown[] = ['40P01', '40001'];

const firstWait = 20;

/** Runs a transaction again that PostgreSQL has ended for the sake of others, after a growing random time. */
export async function retried<T>(run: () => Promise<T>, tries: number): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === tries || !endedForOthers.includes(postgresErrorOf(error).code)) throw error;
      await wait(Math.random() * firstWait * 2 ** attempt);
    }
  }
}
