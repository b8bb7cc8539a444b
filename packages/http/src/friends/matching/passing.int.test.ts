import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mother } from '../../../testing/mothers.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

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
});
