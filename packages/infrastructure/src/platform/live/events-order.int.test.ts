import type { MemberEvent } from '@nestmates/application/platform/live/event.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { connect, type Knex } from '../database/knex.ts';
import { KnexTransaction } from '../database/transaction.ts';
import { EventLogRepository } from './event-log-repository.ts';
import { EventWriter } from './event-writer.ts';

const clock = { now: () => new Date() };
let database: TestDatabase;
let knex: Knex;
let transaction: KnexTransaction;
let events: EventWriter;
let log: EventLogRepository;

beforeAll(async () => {
  database = await testDatabase();
  knex = connect(database.url, { max: 12 });
  transaction = new KnexTransaction(knex);
  events = new EventWriter(transaction, clock);
  log = new EventLogRepository(transaction, clock);
  await knex.raw('create table naive_events (id bigint generated always as identity, member_id integer)');
});
afterAll(async () => {
  await knex.destroy();
  await database.drop();
});

let memberCount = 0;
interface TestMember {
  readonly id: number;
  readonly session: string;
}
async function addMember(): Promise<TestMember> {
  memberCount += 1;
  const session = `session ${memberCount}`;
  const [row] = await knex('users')
    .insert({ email: `${memberCount}@nestmates.test`, password: 'none', createdAt: clock.now() })
    .returning('id');
  await knex('sessions').insert({
    tokenHash: session,
    userId: row.id,
    createdAt: clock.now(),
    expiresAt: new Date(Date.now() + 1e6),
  });
  return { id: row.id, session };
}

let [ana, bea]: TestMember[] = [];
beforeEach(async () => {
  [ana, bea] = [await addMember(), await addMember()];
});

const match = (userId: number): MemberEvent => ({ type: 'match', userId });
const eventsOf = async (who: TestMember | undefined, after = 0) =>
  (await log.since(who?.session ?? '', after))?.events ?? [];

/** A transaction that stays open after its last step until it is released. */
function heldTransaction(work: () => Promise<void>) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let reached = () => {};
  const aboutToCommit = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const done = transaction.run(async () => {
    await work();
    await transaction.beforeCommit(async () => {
      reached();
      await gate;
    });
  });
  return { atTheEnd: aboutToCommit, release, done };
}

/** Reads the events after the highest number it has seen, as a page does that catches up. */
function reader(read: (after: number) => Promise<readonly { id: number }[]>) {
  const seen: number[] = [];
  return {
    seen,
    read: async () => {
      seen.push(...(await read(Math.max(0, ...seen))).map(({ id }) => id));
    },
  };
}

describe('a change that commits after a later one', () => {
  it('is missed by a reader that follows a serial number', async () => {
    const naive = reader(async (after) => {
      const rows = await knex('naive_events').where('id', '>', after).orderBy('id').select('id');
      return rows.map(({ id }) => ({ id: Number(id) }));
    });
    const slow = heldTransaction(async () => {
      await transaction.db('naive_events').insert({ memberId: 1 });
    });
    await slow.atTheEnd;
    await knex('naive_events').insert({ memberId: 1 });
    await naive.read();
    slow.release();
    await slow.done;
    await naive.read();
    expect(naive.seen).toEqual([2]);
  });

  it('does not happen for one member: the later change waits', async () => {
    const page = reader((after) => eventsOf(ana, after));
    const slow = heldTransaction(() => events.announce([ana?.id ?? 0], match(1)));
    await slow.atTheEnd;
    const quick = events.announce([ana?.id ?? 0], match(2));
    await page.read();
    expect(page.seen).toEqual([]);
    slow.release();
    await Promise.all([slow.done, quick]);
    await page.read();
    expect(page.seen).toEqual([1, 2]);
    expect((await eventsOf(ana)).map(({ event }) => event)).toEqual([match(1), match(2)]);
  });

  it('delays no other member', async () => {
    const slow = heldTransaction(() => events.announce([ana?.id ?? 0], match(1)));
    await slow.atTheEnd;
    await events.announce([bea?.id ?? 0], match(2));
    expect(await eventsOf(bea)).toHaveLength(1);
    slow.release();
    await slow.done;
  });
});

describe('announcing', () => {
  it('by many at once, of two members in either order, gives every number once and ends', async () => {
    const [one, two] = [ana?.id ?? 0, bea?.id ?? 0];
    const pages = [reader((after) => eventsOf(ana, after)), reader((after) => eventsOf(bea, after))];
    let done = false;
    const reading = (async () => {
      while (!done) for (const page of pages) await page.read();
    })();
    await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        transaction.run(async () => {
          const [first, second] = n % 2 === 0 ? [one, two] : [two, one];
          await events.announce([first], match(n + 1));
          await events.announce([second], match(n + 1));
        }),
      ),
    );
    done = true;
    await reading;
    for (const page of pages) await page.read();
    const all = Array.from({ length: 60 }, (_, n) => n + 1);
    for (const page of pages) expect(page.seen).toEqual(all);
  });

  it('is rolled back with its transaction', async () => {
    const failing = transaction.run(async () => {
      await events.announce([ana?.id ?? 0], match(1));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await events.announce([ana?.id ?? 0], match(2));
    expect(await eventsOf(ana)).toEqual([{ id: 1, event: match(2) }]);
  });

  it('to several, twice in one change, is one statement at its end and keeps the order', async () => {
    await transaction.run(async () => {
      await events.announce([ana?.id ?? 0, bea?.id ?? 0, ana?.id ?? 0], match(1));
      await events.announce([ana?.id ?? 0], match(2));
    });
    expect(await eventsOf(ana)).toEqual([
      { id: 1, event: match(1) },
      { id: 2, event: match(2) },
    ]);
    expect(await eventsOf(bea)).toEqual([{ id: 1, event: match(1) }]);
  });

  it('to a deleted member still reaches the others', async () => {
    await knex('users')
      .where({ id: ana?.id ?? 0 })
      .delete();
    await events.announce([ana?.id ?? 0, bea?.id ?? 0], match(7));
    expect(await eventsOf(bea)).toEqual([{ id: 1, event: match(7) }]);
  });

  it('to nobody is nothing', async () => {
    await events.announce([], match(7));
  });
});

describe('the log', () => {
  it('returns nothing for a session that has ended', async () => {
    await knex('sessions')
      .where({ tokenHash: ana?.session ?? '' })
      .delete();
    expect(await log.since(ana?.session ?? '', 0)).toBeUndefined();
    expect(await log.heads([ana?.session ?? '', bea?.session ?? ''])).toEqual(new Map([[bea?.session, 0]]));
  });

  it('replays a limited number of events', async () => {
    await knex.raw(
      `insert into events (member_id, id, event, at)
       select ?, n, '{"type":"match","userId":1}', now() from generate_series(1, 900) n`,
      [ana?.id ?? 0],
    );
    await knex('event_heads').insert({ memberId: ana?.id ?? 0, last: 900 });
    const missed = await log.since(ana?.session ?? '', 0);
    expect([missed?.head, missed?.events.length]).toEqual([900, 500]);
  });
});
