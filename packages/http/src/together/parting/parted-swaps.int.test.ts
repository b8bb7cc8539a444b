import { days, hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventsFrom } from '../../../testing/calendar-setup.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { listAt } from '../../../testing/mothers.ts';
import { removeOldRows } from '../../../testing/remove-old-rows.ts';
import {
  answerSwap,
  askForSwap,
  cancelSwap,
  connectedPair,
  sayOutcome,
  swapRequestOf,
} from '../../../testing/swap-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

let ana: TestMember;
let bea: TestMember;
let swapId: number;
let plan: string;
/** Ana's child is with Bea, who can open its card; Ana has shared the plan. */
beforeEach(async () => {
  const both = await connectedPair(server);
  ({ ana, bea } = both);
  const date = later(server.clock.now(), days(2)).toISOString();
  const until = later(server.clock.now(), days(2) + hours(3)).toISOString();
  await ana.put(`/api/children/${both.childId}/card`, {
    allergies: [{ what: 'Peanuts', shows: 'Hives', do: 'The pen' }],
  });
  const request = { ...swapRequestOf(both), date, until, cardChildIds: [both.childId] };
  swapId = Number((await askForSwap(ana, request)).body.id);
  await answerSwap(bea, swapId, 'confirmed');
  const { url } = (await ana.post('/api/shared-plans', { swapId })).body;
  plan = `/api/shared-plan/${new URL(String(url)).pathname.split('/').at(-1)}`;
  server.clock.forward(days(2) + minutes(30));
  await server.runJobs();
});

const confirmed = (by: TestMember) => by.post('/api/account/confirm-password', { password });
const block = (by: TestMember, other: TestMember) => by.post(`/api/blocks/${other.id}`);
const unblock = async (by: TestMember, other: TestMember) => {
  await confirmed(by);
  expect((await by.delete(`/api/blocks/${other.id}`)).status).toBe(200);
};
async function cards() {
  await confirmed(bea);
  return bea.get(`/api/swaps/${swapId}/cards`);
}
const shownTo = (member: TestMember, list = 'confirmed') => listAt(member, `/api/swaps/${list}`);
const calendarOf = (member: TestMember) =>
  eventsFrom(member, later(server.clock.now(), -days(1)).toISOString().slice(0, 10));

const blocks: readonly [string, () => readonly (readonly [TestMember, TestMember])[]][] = [
  ['the sitter', () => [[bea, ana]]],
  ['the mother', () => [[ana, bea]]],
  [
    'both',
    () => [
      [bea, ana],
      [ana, bea],
    ],
  ],
];

describe('a swap that goes on while one blocks the other', () => {
  it.each(blocks)('is shown to neither, and goes on for whoever has the shared plan: %s', async (_, by) => {
    for (const [one, other] of by()) await block(one, other);
    expect([await shownTo(ana), await shownTo(bea)]).toEqual([[], []]);
    expect(await calendarOf(ana)).toEqual([]);
    expect((await cards()).status).toBe(404);
    expect((await server.visitor().get(plan)).body).toMatchObject({
      place: 'Zilker Park',
      other: { firstName: 'Bea', city: null, state: null },
    });
    expect((await ana.post(`${plan}/home-safe`)).status).toBe(200);
  });

  it.each(blocks)('is there again with its card once that is taken back: %s', async (_, by) => {
    for (const [one, other] of by()) await block(one, other);
    for (const [one, other] of by()) await unblock(one, other);
    for (const member of [ana, bea]) {
      const shown = { id: swapId, location: 'Zilker Park', userIsAway: true, actions: [] };
      expect(await shownTo(member)).toEqual([expect.objectContaining(shown)]);
    }
    expect((await cards()).body.cards).toHaveLength(1);
    const [event] = await calendarOf(ana);
    expect(event?.description).toContain('please pick them up: Zilker Park.');
  });

  it('is nobody’s to change, and gone once it is over', async () => {
    await block(bea, ana);
    await unblock(bea, ana);
    for (const by of [ana, bea]) expect((await cancelSwap(by, swapId)).status).toBe(404);
    server.clock.forward(hours(3));
    await server.runJobs();
    for (const list of ['confirmed', 'past']) {
      expect([await shownTo(ana, list), await shownTo(bea, list)]).toEqual([[], []]);
    }
    expect(await calendarOf(ana)).toEqual([]);
    expect((await sayOutcome(ana, swapId, 'yes')).status).toBe(404);
    expect((await ana.get('/api/counts')).body.swapAnswers).toBe(0);
    await server.runJobs();
    server.clock.forward(days(1));
    await removeOldRows(server);
    expect(await server.knex('babysitting_swaps').where({ id: swapId })).toEqual([]);
    expect((await server.visitor().get(plan)).status).toBe(404);
  });

  it('ends with the connection where they only part', async () => {
    await bea.delete(`/api/matches/${ana.id}`);
    expect(await server.knex('babysitting_swaps').where({ id: swapId })).toEqual([]);
  });
});
