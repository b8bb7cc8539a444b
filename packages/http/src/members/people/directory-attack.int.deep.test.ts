import { randomUUID } from 'node:crypto';
import { Strangers } from '@nestmates/application/members/people/strangers.ts';
import { strangersADay } from '@nestmates/domain/members/people/strangers.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { isFull } from '@nestmates/domain/testing/depth.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertMembers } from '../../../testing/insert-members.ts';
import { askToConnect, mother } from '../../../testing/mothers.ts';
import { onAnotherServer } from '../../../testing/on-another-server.ts';
import { removeOldRows } from '../../../testing/remove-old-rows.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const families = 340;
/** The attack is not to be kept from it by the other limits. */
const env = { RATE_LIMITS: 'off' };

let server: TestServer;
let ids: readonly number[];
beforeAll(async () => {
  server = await testServer({ env });
  const austin = { latitude: 30.27, longitude: -97.74 };
  ids = await insert(families, () => austin);
  await server.runJobs();
});
afterAll(() => server.close());
beforeEach(() => server.knex('shown_strangers').delete());

const insert = (count: number, columns: (nth: number) => object) =>
  insertMembers(
    server.knex,
    Array.from({ length: count }, (_, nth) => ({
      ...columnsOf.free,
      email: `${randomUUID()}@nestmates.test`,
      password: 'none',
      ...columns(nth),
    })),
    server.clock.now(),
  );

interface Card {
  readonly user: { readonly id: number };
}

/** Passes everyone in the deck and asks for the next, until nothing more is shown. */
async function scrape(attacker: TestMember) {
  const seen = new Set<number>();
  for (;;) {
    const reply = await attacker.post('/api/match/calculate');
    const cards = (reply.body.matches ?? []) as readonly Card[];
    if (cards.length === 0) return { seen, reply };
    for (const { user } of cards) seen.add(user.id);
    const passes = cards.map(({ user }) => ({
      memberId: attacker.id,
      passedId: user.id,
      passedAt: server.clock.now(),
      swipe: false,
    }));
    await server.knex('passes').insert(passes).onConflict().ignore();
  }
}

const waitingForLocks = `
  select count(*)::integer as sessions from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

const lookUp = (by: Visitor, id: number) => by.get(`/api/users/${id}`);

describe('the directory of members', () => {
  it('ends for one member at 300 strangers a day, over two processes, and says when it goes on', async () => {
    const attacker = await mother(server);
    await server.runJobs();
    const two = await server.anotherServer();
    const { seen, reply } = await scrape(attacker);
    expect(seen.size).toBe(strangersADay.inAll);
    expect([reply.status, reply.body.error]).toEqual([429, 'RATE_LIMITED']);
    const untilMidnight = Math.ceil((days(1) - (server.clock.now().getTime() % days(1))) / 1000);
    expect(Number(reply.headers.get('retry-after'))).toBe(untilMidnight);
    expect((await onAnotherServer(attacker, two).post('/api/match/calculate')).status).toBe(429);
    server.clock.forward(days(1));
    expect((await attacker.post('/api/match/calculate')).status).toBe(200);
  });

  it('counts exactly, however many calls are made at once', async () => {
    const { id } = await mother(server);
    const two = await server.anotherServer();
    const [here, there] = [server, two].map(({ container }) => container.get(Strangers));
    const calls = Array.from({ length: 34 }, (_, nth) =>
      (nth % 2 ? here : there)?.within(id, ids.slice(nth * 10, nth * 10 + 10), (one) => one),
    );
    const outcomes = await Promise.allSettled(calls);
    const shown = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? (outcome.value ?? []) : [],
    );
    expect(new Set(shown).size).toBe(strangersADay.inAll);
  });

  it('cannot be read by number: 404 without a reason', async () => {
    const attacker = await mother(server);
    const statuses = await Promise.all(
      ids.slice(0, 50).map(async (id) => (await lookUp(attacker, id)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([404]));
  });

  it('shows by number whom the deck has shown, and who has asked', async () => {
    const member = await mother(server);
    const asking = await mother(server, { latitude: 50, longitude: -80 });
    await server.runJobs();
    const [first] = (await member.post('/api/match/calculate')).body.matches as readonly Card[];
    expect((await lookUp(member, first?.user.id ?? 0)).status).toBe(200);
    expect((await lookUp(member, asking.id)).status).toBe(404);
    await askToConnect(asking, member);
    expect((await lookUp(member, asking.id)).status).toBe(200);
    await removeOldRows(server);
    expect((await lookUp(member, first?.user.id ?? 0)).status).toBe(200);
    await server.knex('shown_strangers').update({ day: '2026-01-01' });
    await removeOldRows(server);
    expect((await lookUp(member, first?.user.id ?? 0)).status).toBe(404);
  });

  if (isFull) {
    it('cannot be read by asking each number to connect, which opens the profile', async () => {
      const attacker = await mother(server);
      const asked = ids.slice(0, strangersADay.byNumber + 20);
      const profiles: number[] = [];
      for (const id of asked) {
        await askToConnect(attacker, { id });
        if ((await lookUp(attacker, id)).status === 200) profiles.push(id);
      }
      expect(profiles).toHaveLength(strangersADay.byNumber);
      expect(await server.knex('connection_requests').where({ requesterId: attacker.id })).toHaveLength(
        strangersADay.byNumber,
      );
    });
  }

  it('cannot be read by blocking each number, whose name the list of blocks says', async () => {
    const attacker = await mother(server);
    // Most of them were seen before in a short run.
    const seen = isFull ? 0 : strangersADay.inAll - 5;
    await server.container.get(Strangers).within(attacker.id, ids.slice(0, seen), (one) => one);
    const statuses: number[] = [];
    for (const id of ids.slice(seen, strangersADay.inAll + 5)) {
      statuses.push((await attacker.post(`/api/blocks/${id}`)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(strangersADay.inAll - seen);
    expect(statuses.slice(-5)).toEqual(Array(5).fill(429));
  });

  if (isFull) {
    it('lets the 61st be asked whom the deck has shown', async () => {
      const member = await mother(server);
      await server.runJobs();
      for (const id of ids.slice(0, strangersADay.byNumber)) await askToConnect(member, { id });
      const [first] = (await member.post('/api/match/calculate')).body.matches as readonly Card[];
      expect((await askToConnect(member, { id: first?.user.id ?? 0 })).status).toBe(200);
    });
  }

  it('shows 60 sellers a day by number', async () => {
    const member = await mother(server);
    const sellers = await insert(strangersADay.byNumber + 1, (nth) => ({ shopName: `Shop ${nth}` }));
    const statuses: number[] = [];
    for (const id of sellers) statuses.push((await lookUp(member, id)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(strangersADay.byNumber);
    expect(statuses.at(-1)).toBe(429);
    expect((await lookUp(member, sellers[0] ?? 0)).status).toBe(200);
  });

  it('shows the last seller of a day by one of two processes that count at once', async () => {
    const member = await mother(server);
    const other = onAnotherServer(member, await server.anotherServer());
    const sellers = await insert(strangersADay.byNumber + 1, (nth) => ({ shopName: `Stand ${nth}` }));
    const [one = 0, another = 0, ...shown] = sellers;
    for (const id of shown) await lookUp(member, id);
    const holding = await server.knex.transaction();
    await holding.raw('lock table shown_strangers in share mode');
    const replies = Promise.all([lookUp(member, one), lookUp(other, another)]);
    const bothWait = async () =>
      expect((await server.knex.raw(waitingForLocks)).rows).toEqual([{ sessions: 2 }]);
    await vi.waitFor(bothWait, { timeout: 60_000 }).finally(() => holding.commit());
    expect((await replies).map(({ status }) => status).sort()).toEqual([200, 429]);
  });

  it('counts no number of somebody who is not shown, nor of a connection or oneself', async () => {
    const [member, friend] = [
      await mother(server, { shopName: 'Mine' }),
      await mother(server, { shopName: 'Hers' }),
    ];
    await askToConnect(friend, member);
    for (const id of [member.id, friend.id, ids[0] ?? 0]) await lookUp(member, id);
    expect(await server.knex('shown_strangers').where({ viewerId: member.id })).toEqual([]);
  });
});
