import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { scaledTimeout } from '@nestmates/infrastructure/testing/time-factor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mother } from '../../../testing/mothers.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TwoProcesses, twoProcesses } from '../../../testing/server-process.ts';
import { type SignedInMember, signedInMembers } from '../../../testing/signed-in-members.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const cities = ['Dallas', 'Houston', 'El Paso', 'Fort Worth', 'San Antonio', 'Arlington'];
const home = (city: string, zipCode: string | null = null) => ({
  firstName: 'Ana',
  state: 'TX',
  city,
  zipCode,
  age: 31,
});
const move = (by: Visitor, city: string, zipCode?: string) =>
  by.put('/api/profile/basic', home(city, zipCode));
const inAustin = () => mother(server, { state: 'TX', city: 'Austin', zipCode: '78701' });
const homeOf = async ({ id }: { readonly id: number }) =>
  server.knex('users').where({ id }).first('city', 'zipCode', 'homeMoves');

async function movedThreeTimes(): Promise<TestMember> {
  const member = await inAustin();
  for (const city of cities.slice(0, 3)) expect((await move(member, city)).status).toBe(200);
  return member;
}

describe('a home', () => {
  it('moves three times in 30 days, and says when again', async () => {
    const member = await movedThreeTimes();
    server.clock.forward(days(4));
    const reply = await move(member, 'Austin');
    expect([reply.status, reply.body]).toEqual([
      429,
      {
        error: 'MOVED_TOO_OFTEN',
        message: 'Your home can change three times in 30 days. You can change it again in 26 days.',
        until: expect.any(String),
      },
    ]);
    expect(Number(reply.headers.get('retry-after')) / (24 * 3600)).toBeCloseTo(26, 1);
    expect(await homeOf(member)).toMatchObject({ city: 'El Paso' });
    server.clock.forward(days(26));
    expect((await move(member, 'Austin')).status).toBe(200);
  });

  it('may be saved as it is as often as she likes, with another name or age', async () => {
    const member = await movedThreeTimes();
    for (const firstName of ['Ana', 'Anna']) {
      const reply = await member.put('/api/profile/basic', { ...home('El Paso'), firstName, age: 32 });
      expect([reply.status, reply.body.firstName]).toEqual([200, firstName]);
    }
    expect((await homeOf(member)).homeMoves).toHaveLength(3);
  });

  it('moves with another zip, too', async () => {
    const member = await inAustin();
    for (const zipCode of ['78702', '78703', '78704']) await move(member, 'Austin', zipCode);
    expect((await move(member, 'Austin', '78705')).body.error).toBe('MOVED_TOO_OFTEN');
    expect(await homeOf(member)).toMatchObject({ zipCode: '78704' });
  });

  it('is no move while it is the first, and during onboarding', async () => {
    const newcomer = await server.member({});
    for (const city of [...cities, 'Austin']) {
      const { status, body } = await move(newcomer, city);
      expect([status, body.homeMoves]).toEqual([200, []]);
    }
  });

  it('may move again when an administrator says so, which is in the audit', async () => {
    const [member, ada] = [await movedThreeTimes(), await mother(server, {}, 'admin')];
    const moves = async () => (await ada.get(`/api/admin/members/${member.id}`)).body.moves;
    expect(await moves()).toEqual({ left: 0, again: expect.any(String) });
    const lift = () => ada.post('/api/admin/lift-moves', { email: member.email });
    expect((await member.post('/api/admin/lift-moves', { email: member.email })).status).toBe(403);
    expect((await lift()).body).toEqual({ message: 'She may move again' });
    expect((await lift()).body.error).toBe('MOVES_UNUSED');
    expect(await moves()).toEqual({ left: 3, again: null });
    expect((await move(member, 'Austin')).status).toBe(200);
    const audit = JSON.parse((await ada.get('/api/admin/audit?action=member.moves-lifted')).text);
    expect(audit).toMatchObject([{ admin: ada.email, member: member.email }]);
    expect((await ada.post('/api/admin/lift-moves', { email: ada.email })).status).toBe(400);
  });
});

/** Six moves of one member at once, half of them to each of two servers: how many succeed. */
async function movesAtOnce(member: SignedInMember, { one, two }: TwoProcesses): Promise<number> {
  const replies = await Promise.all(cities.map((city, n) => move(member.at(n % 2 ? one : two), city)));
  return replies.filter(({ status }) => status === 200).length;
}

const inTurn = async (servers: TwoProcesses, rounds: number): Promise<readonly number[]> => {
  const counts = [];
  const columns = { ...columnsOf.free, state: 'TX', city: 'Austin', homeSince: later(new Date(), -days(90)) };
  for (const member of await signedInMembers(server, rounds, columns)) {
    counts.push(await movesAtOnce(member, servers));
  }
  return counts;
};

describe('the limit over two server processes', () => {
  it('lets exactly three through', { timeout: scaledTimeout(120_000) }, async () => {
    const servers = await twoProcesses({ databaseUrl: server.databaseUrl });
    try {
      expect(await inTurn(servers, 10)).toEqual(Array.from({ length: 10 }, () => 3));
    } finally {
      await servers.stop();
    }
  });

  it('is exceeded by those that read before they write, so the race is one', {
    timeout: scaledTimeout(120_000),
  }, async () => {
    const swap = new URL('../../../testing/naive/naive-home-moves.ts', import.meta.url);
    const servers = await twoProcesses({ databaseUrl: server.databaseUrl, swap });
    try {
      expect(Math.max(...(await inTurn(servers, 10)))).toBeGreaterThan(3);
    } finally {
      await servers.stop();
    }
  });
});
