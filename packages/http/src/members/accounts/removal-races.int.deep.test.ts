import { expect, vi } from 'vitest';
import { memberPassword } from '../../../testing/member-password.ts';
import { type Round, raceInTwoProcesses } from '../../../testing/races.ts';

/** Messages from both, which stay when a connection ends. */
const writeToEachOther = ({ server, ana, bea }: Round) =>
  server.knex.raw(
    `insert into messages (sender_id, receiver_id, message, timestamp)
     select unnest(array[:ana::integer, :bea]), unnest(array[:bea::integer, :ana]), 'Hello', now()
     from generate_series(1, 1000)`,
    { ana: ana.id, bea: bea.id },
  );

const waitingForLocks = `
  select count(*)::integer as sessions from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Holds one message from each until both calls wait. Without a lock of its own, each deletion has taken what its member
 * wrote by then, and goes on to what the other wrote.
 */
async function atTheSameMoment<T>({ server, ana, bea }: Round, calls: () => Promise<T>): Promise<T> {
  const holding = await server.knex.transaction();
  const last = holding('messages').max('id').groupBy('senderId').whereIn('senderId', [ana.id, bea.id]);
  await holding('messages').whereIn('id', last).forUpdate();
  const outcome = calls();
  const bothWait = async () =>
    expect((await server.knex.raw(waitingForLocks)).rows).toEqual([{ sessions: 2 }]);
  await vi.waitFor(bothWait, { timeout: 60_000 }).finally(() => holding.commit());
  return outcome;
}

/** Each deletes their own account, and with it the rows about the other. */
async function bothLeave(round: Round): Promise<boolean> {
  await writeToEachOther(round);
  const { ana, bea, one, two } = round;
  const replies = await atTheSameMoment(round, () =>
    Promise.all([
      ana.at(one).delete('/api/account', { password: memberPassword }),
      bea.at(two).delete('/api/account', { password: memberPassword }),
    ]),
  );
  return replies.every(({ status }) => status === 200);
}

raceInTwoProcesses({ bothLeave }, new URL('../../../testing/naive/naive-removal.ts', import.meta.url));
