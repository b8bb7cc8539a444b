import { days, hours } from '@nestmates/domain/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, mother } from '../../testing/mothers.ts';
import { columnsOf } from '../../testing/roles.ts';
import { type TestMember, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

interface Card {
  readonly user: { readonly id: number };
  readonly compatibilityScore: number;
}
const deckOf = async (member: TestMember) =>
  (await member.post('/api/match/calculate')).body.matches as readonly Card[];
const idsIn = async (member: TestMember) => (await deckOf(member)).map(({ user }) => user.id);
const skip = (by: TestMember, userId: unknown) => by.post('/api/match/skip', { userId });

/** Each test has a city of its own, so that it finds no members of another test. */
let locationCount = 0;
function newLocation() {
  locationCount += 1;
  return { latitude: 30 + locationCount * 2, longitude: -100, zipCode: String(70_000 + locationCount) };
}

describe('passing', () => {
  it('hides her for 30 days', async () => {
    const here = newLocation();
    const ana = await mother(server, here);
    const bea = await mother(server, here);
    await server.runJobs();
    expect(await skip(ana, bea.id)).toMatchObject({ status: 200 });
    server.clock.forward(days(30) - hours(1));
    expect(await idsIn(ana)).toEqual([]);
    server.clock.forward(hours(2));
    expect(await idsIn(ana)).toEqual([bea.id]);
  });

  it('can be undone, once', async () => {
    const here = newLocation();
    const ana = await mother(server, here);
    const bea = await mother(server, here);
    await server.runJobs();
    await skip(ana, bea.id);
    expect(await ana.delete(`/api/match/skip/${bea.id}`)).toMatchObject({ status: 200 });
    expect(await idsIn(ana)).toEqual([bea.id]);
    expect(await ana.delete(`/api/match/skip/${bea.id}`)).toMatchObject({ status: 404 });
  });

  it.each([
    ['oneself', (me: number) => me, 400],
    ['nobody', () => 2_000_000_000, 404],
    ['a text', () => 'Bea', 400],
  ] as const)('%s is refused', async (_, whom, status) => {
    const ana = await mother(server);
    expect(await skip(ana, whom(ana.id))).toMatchObject({ status });
    expect(await server.knex('passes').where({ memberId: ana.id })).toEqual([]);
  });

  it('a connection is refused, and costs nothing', async () => {
    const ana = await mother(server, {}, 'free');
    const bea = await mother(server);
    await connect(server, ana, bea);
    for (const [one, other] of [
      [ana, bea],
      [bea, ana],
    ] as const) {
      expect(await skip(one, other.id)).toMatchObject({
        status: 409,
        body: { error: 'ALREADY_CONNECTED', message: 'You are already connected.' },
      });
      expect(await server.knex('passes').where({ memberId: one.id })).toEqual([]);
      expect(await server.knex('swipes').where({ memberId: one.id })).toEqual([]);
    }
    expect(await ana.delete(`/api/match/skip/${bea.id}`)).toMatchObject({ status: 404 });
  });

  it('an unfinished member is refused like someone who is not there', async () => {
    const ana = await mother(server);
    const nina = await server.member({ ...columnsOf.onboarding });
    expect(await skip(ana, nina.id)).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } });
  });
});
