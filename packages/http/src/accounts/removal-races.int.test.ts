import { expect, vi } from 'vitest';
import { type Round, raceInTwoProcesses } from '../../testing/races.ts';
import type { Reply, Visitor } from '../../testing/visitor.ts';

async function connect({ server, ana, bea }: Round): Promise<void> {
  const [userId1, userId2] = [Math.min(ana.id, bea.id), Math.max(ana.id, bea.id)];
  const createdAt = new Date();
  await server.knex('matches').insert({ userId1, userId2, status: 'accepted', createdAt });
}

/** Messages from both, which stay when a connection ends. */
const writeToEachOther = ({ server, ana, bea }: Round) =>
  server.knex.raw(
    `insert into messages (sender_id, receiver_id, message, timestamp)
     select unnest(array[:ana::integer, :bea]), unnest(array[:bea::integer, :ana]), 'Hello', now()
     from generate_series(1, 1000)`,
    { ana: ana.id, bea: bea.id },
  );

/** What is stored of the one who has left, or between the two. */
async function remaining({ server, bea }: Round): Promise<number> {
  const { rows } = await server.knex.raw(
    `select count(*)::integer as found from (
       select id from users where id = :id
       union all select id from matches where :id in (user_id1, user_id2)
       union all select blocker_id from blocks where :id in (blocker_id, blocked_id)
       union all select member_id from passes where :id in (member_id, passed_id)
     ) found`,
    { id: bea.id },
  );
  return rows[0].found;
}

/** In either order she is gone, and the call is done or finds nobody. */
const whileSheLeaves = (call: (ana: Visitor, beaId: number) => Promise<Reply>) => async (round: Round) => {
  await connect(round);
  const { ana, bea, one, two } = round;
  const [calling, leaving] = await Promise.all([
    call(ana.at(one), bea.id),
    bea.at(two).delete('/api/account'),
  ]);
  return [200, 404].includes(calling.status) && leaving.status === 200 && (await remaining(round)) === 0;
};

const waitingForLocks = `
  select count(*)::integer as sessions from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Holds the rows of both until each call waits for one, so that the two go on at the same moment. */
async function atTheSameMoment<T>({ server, ana, bea }: Round, calls: () => Promise<T>): Promise<T> {
  const holding = await server.knex.transaction();
  await holding('users').whereIn('id', [ana.id, bea.id]).forUpdate();
  const outcome = calls();
  const bothWait = async () =>
    expect((await server.knex.raw(waitingForLocks)).rows).toEqual([{ sessions: 2 }]);
  await vi.waitFor(bothWait, { timeout: 60_000 }).finally(() => holding.commit());
  return outcome;
}

/** Each deletes her own account, and with it the rows about the other. */
async function bothLeave(round: Round): Promise<boolean> {
  await writeToEachOther(round);
  const { ana, bea, one, two } = round;
  const replies = await atTheSameMoment(round, () =>
    Promise.all([ana.at(one).delete('/api/account'), bea.at(two).delete('/api/account')]),
  );
  return replies.every(({ status }) => status === 200);
}

raceInTwoProcesses(
  {
    unmatchedWhileSheLeaves: whileSheLeaves((ana, beaId) => ana.delete(`/api/matches/${beaId}`)),
    blockedWhileSheLeaves: whileSheLeaves((ana, beaId) => ana.post(`/api/blocks/${beaId}`)),
  },
  new URL('../../testing/naive-pairs.ts', import.meta.url),
);
raceInTwoProcesses({ bothLeave }, new URL('../../testing/naive-removal.ts', import.meta.url));
