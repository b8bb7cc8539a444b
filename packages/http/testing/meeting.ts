import type { Knex } from '@nestmates/infrastructure/platform/database/knex.ts';
import { expect, vi } from 'vitest';
import type { Round } from './races.ts';

const waitingForLocks = `
  select count(*)::integer as sessions from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Holds what `hold` locks until each of the calls waits for a lock or was answered; each begins once those before it do.
 * So the calls meet at a chosen place, however busy the machine is.
 */
export async function meeting<Reply>(
  { server: { knex } }: Pick<Round, 'server'>,
  hold: (holding: Knex.Transaction) => Promise<unknown>,
  calls: readonly (() => Promise<Reply>)[],
): Promise<readonly Reply[]> {
  const holding = await knex.transaction();
  await hold(holding);
  const replies: Promise<Reply>[] = [];
  let answered = 0;
  const allWaitOrWereAnswered = async () => {
    const { rows } = await knex.raw(waitingForLocks);
    expect(rows[0].sessions + answered).toBeGreaterThanOrEqual(replies.length);
  };
  try {
    for (const call of calls) {
      const reply = call().finally(() => {
        answered += 1;
      });
      replies.push(reply);
      await vi.waitFor(allWaitOrWereAnswered, { timeout: 60_000, interval: 5 });
    }
  } finally {
    await holding.commit();
  }
  return Promise.all(replies);
}
