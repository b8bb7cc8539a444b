import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { metInAList } from '../../../testing/case-setup.ts';
import { memberPassword } from '../../../testing/member-password.ts';
import { mother } from '../../../testing/mothers.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let bea: TestMember;
let cleo: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  const texas = { city: 'Austin', state: 'TX' };
  [bea, cleo] = [await mother(server, texas), await mother(server, texas)];
  await metInAList(server, cleo, bea);
});

const pass = (time: number) => server.clock.forward(time);
const goesTo = async (member: TestMember, location: string) =>
  expect((await member.post('/api/checkin', { location })).status).toBe(200);
const block = async (by: TestMember, whom: TestMember) => (await by.post(`/api/blocks/${whom.id}`)).status;
const report = async (by: TestMember, about: TestMember) =>
  (await by.post('/api/reports', { about: { kind: 'member', id: about.id }, category: 'harassment' })).status;
const limited = (from: number) =>
  server.knex('restrictions').insert({
    memberId: bea.id,
    kind: 'limited',
    fromAt: later(server.clock.now(), from),
    liftedAt: null,
  });

describe('whoever was out at one place with a member who blocks them', () => {
  it('can report them, and block them, too', async () => {
    await goesTo(bea, 'Zilker Park');
    pass(hours(2));
    await goesTo(cleo, 'zilker park');
    pass(hours(2));
    expect(await block(bea, cleo)).toBe(200);
    expect(await report(cleo, bea)).toBe(200);
    expect(await block(cleo, bea)).toBe(200);
  });

  it('does not learn where they are by going there afterwards', async () => {
    expect(await block(bea, cleo)).toBe(200);
    pass(days(3));
    await goesTo(bea, 'Zilker Park');
    for (const place of ['Mueller Lake', 'Zilker Park']) {
      await goesTo(cleo, place);
      expect(await block(cleo, bea), `a block at ${place}`).toBe(404);
      expect(await report(cleo, bea), `a report at ${place}`).toBe(404);
    }
  });

  it('does not learn where they were before the block', async () => {
    await goesTo(bea, 'Zilker Park');
    pass(hours(1));
    expect(await block(bea, cleo)).toBe(200);
    pass(hours(1));
    await goesTo(cleo, 'Zilker Park');
    expect(await report(cleo, bea)).toBe(404);
  });

  it('does not learn what was not shown to them: new in the city, or new to one who was limited', async () => {
    await server.knex('users').where({ id: cleo.id }).update({ homeSince: server.clock.now() });
    await goesTo(bea, 'Zilker Park');
    await goesTo(cleo, 'Zilker Park');
    pass(hours(1));
    expect(await block(bea, cleo)).toBe(200);
    expect(await report(cleo, bea)).toBe(404);
    await server.knex('users').where({ id: cleo.id }).update({ homeSince: null });
    await limited(-days(1));
    expect(await report(cleo, bea)).toBe(404);
  });

  it('may ask for one place after another by blocking and unblocking, and learns nothing', async () => {
    await goesTo(bea, 'Zilker Park');
    await goesTo(cleo, 'Zilker Park');
    pass(hours(1));
    expect(await block(bea, cleo)).toBe(200);
    expect(await block(cleo, bea)).toBe(200);
    await cleo.post('/api/account/confirm-password', { password: memberPassword });
    expect((await cleo.delete(`/api/blocks/${bea.id}`)).status).toBe(200);
    pass(days(2));
    await goesTo(bea, 'Mueller Lake');
    await goesTo(cleo, 'Mueller Lake');
    await server.knex('checkins').where({ location: 'Zilker Park' }).delete();
    expect(await block(cleo, bea)).toBe(404);
  });
});
