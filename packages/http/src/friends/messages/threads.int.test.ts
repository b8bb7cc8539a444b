import { connect as connectTo, type Knex } from '@nestmates/infrastructure/platform/database/knex.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, mother } from '../../../testing/mothers.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Reply } from '../../../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const friend = async (ana: TestMember, columns = {}) => {
  const bea = await mother(server, columns);
  await connect(server, ana, bea);
  return bea;
};
const pair = async (): Promise<[TestMember, TestMember]> => {
  const ana = await mother(server);
  return [ana, await friend(ana)];
};

/** Inserts messages directly, where many are needed. */
async function stored(from: { id: number }, to: { id: number }, count: number): Promise<number[]> {
  const { rows } = await server.knex.raw(
    `insert into messages (sender_id, receiver_id, message, timestamp)
     select ?, ?, 'message ' || n, now() from generate_series(1, ?) n returning id::integer`,
    [from.id, to.id, count],
  );
  return rows.map(({ id }: { id: number }) => id);
}

type Listed = Readonly<Record<string, unknown>>[];
const listed = ({ text }: Reply) => JSON.parse(text) as Listed;
const idsOf = (reply: Reply) => listed(reply).map(({ id }) => id);
const conversations = async (by: TestMember) => listed(await by.get('/api/conversations'));
const unread = async (by: TestMember) => (await by.get('/api/conversations/unread')).body.unread;
const write = (from: TestMember, to: TestMember, message: string) =>
  from.post('/api/messages', { receiverId: to.id, message });

describe('a thread', () => {
  it('comes in pages: the newest first, the oldest message first in each', async () => {
    const [ana, bea] = await pair();
    const ids = await stored(bea, ana, 7);
    let next: string | undefined = `/api/messages/${bea.id}?limit=3`;
    const pages: unknown[][] = [];
    while (next) {
      const reply: Reply = await ana.get(next);
      pages.push(idsOf(reply));
      next = /^<(.+)>; rel="next"$/.exec(reply.headers.get('link') ?? '')?.[1];
    }
    expect(pages).toEqual([ids.slice(4), ids.slice(1, 4), ids.slice(0, 1)]);
  });

  it('has no next page when it ends with this one', async () => {
    const [ana, bea] = await pair();
    await stored(bea, ana, 3);
    expect((await ana.get(`/api/messages/${bea.id}?limit=3`)).headers.get('link')).toBeNull();
  });

  it('stays where it is while new messages come in', async () => {
    const [ana, bea] = await pair();
    const ids = await stored(bea, ana, 6);
    const first = await ana.get(`/api/messages/${bea.id}?limit=3`);
    await stored(ana, bea, 5);
    const next = /<(.+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect(idsOf(await ana.get(next))).toEqual(ids.slice(0, 3));
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=201', 'limit'],
    ['limit=2.5', 'limit'],
    ['limit=', 'limit'],
    ['before=0', 'before'],
    ['before=x', 'before'],
    ['before=99999999999999999999', 'before'],
    ['limit=1&limit=2', 'limit'],
    ['page=2', 'page'],
  ])('refuses ?%s', async (query, path) => {
    const [ana, bea] = await pair();
    expect(await ana.get(`/api/messages/${bea.id}?${query}`)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', issues: expect.arrayContaining([expect.objectContaining({ path })]) },
    });
  });

  it.each(['0', '-1', 'x', '1.5', '2147483648'])('refuses %s as a member', async (id) => {
    const ana = await mother(server);
    expect(await ana.get(`/api/messages/${id}`)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION' },
    });
  });

  it('costs the same three statements with 1, 10 and 100 messages, and one walk down its index', async () => {
    for (const count of [1, 10, 100]) {
      const [ana, bea] = await pair();
      await stored(bea, ana, count);
      const path = `/api/messages/${bea.id}?limit=200`;
      expect(await server.statements.during(() => ana.get(path))).toHaveLength(3);
    }
    const [ana, bea] = await pair();
    await stored(bea, ana, 60);
    await stored(...(await pair()), 3000);
    await server.knex.raw('analyze messages');
    const plan = await planOf(
      server.knex,
      `select id, message from messages
       where low_id = ${Math.min(ana.id, bea.id)} and high_id = ${Math.max(ana.id, bea.id)} and id < 9223372036854775807
       order by id desc limit 50`,
    );
    expect(plan).toMatch(
      /Index Scan Backward using messages_pkey.*\n.*Index Cond: \(\(low_id = .*\) AND \(high_id = .*\)/,
    );
    expect(plan).not.toMatch(/Sort|Filter|Seq Scan/);
  });
});

async function planOf(knex: Knex, text: string): Promise<string> {
  const { rows } = await knex.raw(`explain (analyze, timing off) ${text}`);
  return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
}

describe('the conversations', () => {
  it('show everyone she may write to, the latest message first, then the newest connection', async () => {
    const ana = await mother(server);
    const bio = 'Runner, baker, mother of three who all sleep at last.';
    const bea = await friend(ana, {
      firstName: 'Bea',
      bio,
      age: 33,
      lifestyleInterests: ['reading', 'hiking', 'yoga'],
    });
    const cleo = await friend(ana, { firstName: 'Cleo' });
    server.clock.forward(1000);
    const dana = await friend(ana, { firstName: 'Dana' });
    server.clock.forward(1000);
    await write(bea, ana, 'First');
    server.clock.forward(1000);
    await write(ana, cleo, 'x'.repeat(400));
    const list = await conversations(ana);
    expect(list.map(({ firstName }) => firstName)).toEqual(['Cleo', 'Bea', 'Dana']);
    expect(list[1]).toEqual({
      userId: bea.id,
      firstName: 'Bea',
      profilePhotoUrl: null,
      photoCheckedAt: null,
      compatibilityScore: 80,
      matchId: expect.any(Number),
      age: 33,
      children: [{ gender: 'girl', age: 4 }],
      distance: 'Same zip code',
      bio: bio.slice(0, 50),
      lifestyleInterests: ['reading', 'hiking'],
      lastMessage: {
        id: expect.any(Number),
        senderId: bea.id,
        message: 'First',
        timestamp: expect.stringMatching(/Z$/),
      },
      unread: 1,
      seenUpTo: null,
      connectedAt: expect.stringMatching(/Z$/),
      listing: null,
    });
    expect(list[0]).toMatchObject({ lastMessage: { message: 'x'.repeat(160) }, unread: 0 });
    expect(list[2]).toMatchObject({ userId: dana.id, lastMessage: null, unread: 0, bio: null });
  });

  it('cost two statements for 1, 10 and 100 connections', async () => {
    for (const count of [1, 10, 100]) {
      const ana = await mother(server);
      const { rows: others } = await server.knex.raw(
        `insert into users (email, password, created_at, onboarding_complete)
         select 'many-' || ? || '-' || n || '@nestmates.test', 'none', now(), true
         from generate_series(1, ?::integer) n returning id`,
        [ana.id, count],
      );
      for (const bea of others) {
        await connect(server, ana, bea);
        await stored(bea, ana, 2);
      }
      const path = '/api/conversations?limit=200';
      expect(await server.statements.during(() => ana.get(path))).toHaveLength(2);
      expect(listed(await ana.get(path))).toHaveLength(count);
    }
  });

  it('count what is unread in the index alone, and no further than a badge shows', async () => {
    const [ana, bea] = await pair();
    await stored(bea, ana, 3000);
    await server.knex.raw('vacuum analyze messages');
    expect(await unread(ana)).toBe(100);
    expect((await conversations(ana))[0]?.unread).toBe(100);
    const plan = await planOf(
      server.knex,
      `select count(*) from (
         select from messages where receiver_id = ${ana.id} and sender_id = ${bea.id} and id > 0 limit 100
       ) beyond`,
    );
    expect(plan).toMatch(/Index Only Scan using messages_received/);
    expect(plan).not.toMatch(/Filter|Seq Scan/);
  });
});

describe('what has been read', () => {
  it.each([0, -1, 1.5, '7', null, 2 ** 60])('is not %s', async (upTo) => {
    const [ana, bea] = await pair();
    expect(await ana.post(`/api/messages/${bea.id}/read`, { upTo })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'upTo' }] },
    });
  });
});

describe('the order of a thread', () => {
  it('would be broken if two could write at once: one would be marked as read unseen', async () => {
    const [ana, bea] = await pair();
    const insert = (db: Knex) =>
      db('messages').insert({
        senderId: bea.id,
        receiverId: ana.id,
        message: 'x',
        timestamp: server.clock.now(),
      });
    const slow = await server.knex.transaction();
    await insert(slow);
    await insert(server.knex);
    const [seen] = listed(await ana.get(`/api/messages/${bea.id}`));
    await ana.post(`/api/messages/${bea.id}/read`, { upTo: seen?.id });
    await slow.commit();
    expect(listed(await ana.get(`/api/messages/${bea.id}`))).toHaveLength(2);
    expect(await unread(ana)).toBe(0);
  });

  it('is the order of the commits, so that nothing appears below a mark', async () => {
    const [ana, bea] = await pair();
    const reader = connectTo(server.databaseUrl, { max: 1 });
    let over = false;
    const late: unknown[] = [];
    const watching = (async () => {
      const seen = new Set<number>();
      while (!over) {
        const highest = Math.max(0, ...seen);
        for (const { id } of await reader('messages').whereIn('senderId', [ana.id, bea.id]).select('id')) {
          if (Number(id) < highest && !seen.has(Number(id))) late.push(id);
          seen.add(Number(id));
        }
      }
    })();
    for (let round = 0; round < 15; round += 1) {
      await Promise.all([
        write(ana, bea, 'a'),
        write(bea, ana, 'b'),
        write(ana, bea, 'c'),
        write(bea, ana, 'd'),
      ]);
    }
    over = true;
    await watching;
    await reader.destroy();
    expect(late).toEqual([]);
  });

  it('sends and reads within eight statements', async () => {
    const [ana, bea] = await pair();
    const sends = await server.statements.during(() =>
      ana.post('/api/messages', { receiverId: bea.id, message: 'x', clientId: 'counted-message' }),
    );
    expect(sends.length).toBeLessThanOrEqual(8);
    const [id = 0] = await stored(bea, ana, 1);
    const reads = await server.statements.during(() =>
      ana.post(`/api/messages/${bea.id}/read`, { upTo: id }),
    );
    expect(reads.length).toBeLessThanOrEqual(8);
    const again = await server.statements.during(() =>
      ana.post(`/api/messages/${bea.id}/read`, { upTo: id }),
    );
    expect(again.filter((statement) => /advisory|for (no )?key/i.test(statement))).toEqual([]);
  });
});
