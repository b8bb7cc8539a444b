import { days, hours, minutes, seconds } from '@nestmates/domain/platform/shared/time.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { marksIn } from '../../../testing/marks.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { mother } from '../../../testing/mothers.ts';
import { removeOldRows } from '../../../testing/remove-old-rows.ts';
import {
  answerSwap,
  askForSwap,
  type ConnectedPair,
  cancelSwap,
  childOf,
  connectedPair,
  swapRequestOf,
} from '../../../testing/swap-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let both: ConnectedPair;
let ana: TestMember;
let bea: TestMember;
let childId: number;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  both = await connectedPair(server);
  ({ ana, bea, childId } = both);
});

const card = {
  allergies: [{ what: 'Peanutsqx', shows: 'Hivesqx round the mouth', do: 'The penqx, then 911' }],
  medicines: 'Cetirizineqx',
  doctor: 'Dr. Leeqx, 512 555 0144',
  notes: 'Insuranceqx 77',
  pickup: 'Grandmotherqx',
};
const words = ['Peanutsqx', 'Hivesqx', 'penqx', 'Cetirizineqx', 'Leeqx', 'Insuranceqx', 'Grandmotherqx'];
const empty = { allergies: [], medicines: '', doctor: '', notes: '', pickup: '' };

const write = (by: TestMember, of: number, given: object = card) => by.put(`/api/children/${of}/card`, given);
const read = (by: TestMember, of: number) => by.get(`/api/children/${of}/card`);
/** The clock was put forward, so the password is asked for again. */
async function open(by: TestMember, swapId: unknown) {
  await by.post('/api/account/confirm-password', { password });
  return by.get(`/api/swaps/${swapId}/cards`);
}
const choose = (by: TestMember, swapId: unknown, ...cardChildIds: number[]) =>
  by.put(`/api/swaps/${swapId}/cards`, { cardChildIds });

const codeOf = ({ status, body }: Awaited<ReturnType<typeof open>>) => [status, body.error];

let ahead = 0;
/** Puts the clock of the server to so long after the beginning of the swap. */
async function clockTo(swapId: unknown, after: number): Promise<void> {
  const { date } = await server.knex('babysitting_swaps').where({ id: swapId }).first('date');
  const span = date.getTime() + after - server.clock.now().getTime();
  server.clock.forward(span);
  ahead += span;
}
afterEach(() => {
  server.clock.forward(-ahead);
  ahead = 0;
});

/** Bea has agreed to look after Ana's child, whose card goes along. */
async function arrangedSwap(): Promise<number> {
  await write(ana, childId);
  const asked = await askForSwap(ana, { ...swapRequestOf(both), cardChildIds: [childId] });
  expect(asked).toMatchObject({ status: 200, body: { cards: { childIds: [childId] } } });
  await answerSwap(bea, asked.body.id, 'confirmed');
  return Number(asked.body.id);
}

async function openSwap(): Promise<number> {
  const swapId = await arrangedSwap();
  await clockTo(swapId, 0);
  expect((await open(bea, swapId)).status).toBe(200);
  return swapId;
}

describe('the sitter card of a child', () => {
  it('is read by its mother as it was written, changed, and gone when it is empty', async () => {
    expect((await read(ana, childId)).body).toEqual({
      childId,
      card: empty,
      changedAt: null,
      openings: [],
    });
    const written = await write(ana, childId, { ...card, doctor: `  ${card.doctor} `, notes: null });
    const told = { childId, card: { ...card, notes: '' }, changedAt: expect.any(String), openings: [] };
    expect([written.status, written.body]).toEqual([200, told]);
    expect((await read(ana, childId)).body).toEqual(told);
    expect((await ana.get('/api/children/cards')).text).toContain(`"childId":${childId}`);
    expect((await write(ana, childId, {})).body).toMatchObject({ card: empty, changedAt: null });
    expect((await ana.get('/api/children/cards')).text).toBe('[]');
    expect(await server.knex('sitter_cards').where({ childId })).toEqual([]);
  });

  it("is nobody's but hers, and there is none of a child that is not there", async () => {
    await write(ana, childId);
    for (const [by, of] of [
      [bea, childId],
      [await mother(server), childId],
      [ana, 2_000_000_000],
    ] as const) {
      const refused = { error: 'NOT_FOUND', message: 'We could not find this child.' };
      expect((await read(by, of)).body).toEqual(refused);
      expect((await write(by, of)).body).toEqual(refused);
      expect((await write(by, of, {})).body).toEqual(refused);
    }
    expect((await read(ana, childId)).body).toMatchObject({ card });
  });

  it.each([
    [{ ...card, doctor: 'x'.repeat(501) }, 'doctor'],
    [{ ...card, notes: 'x'.repeat(1001) }, 'notes'],
    [{ ...card, allergies: [{ what: ' ' }] }, 'allergies.0.what'],
    [{ ...card, allergies: [{ what: 'x'.repeat(101) }] }, 'allergies.0.what'],
    [{ ...card, allergies: Array.from({ length: 21 }, () => ({ what: 'Nuts' })) }, 'allergies'],
    [{ ...card, blood: 'A' }, 'blood'],
  ])('is refused with anything else in it: %#', async (given, path) => {
    const { status, body } = await write(ana, childId, given);
    expect([status, body.error]).toEqual([400, 'VALIDATION']);
    expect(JSON.stringify(body.issues ?? body)).toContain(path);
    expect(JSON.stringify(body)).not.toContain('qx');
  });

  it('stands encrypted, and nowhere but in its row', async () => {
    const swapId = await arrangedSwap();
    await clockTo(swapId, 0);
    await open(bea, swapId);
    await server.runJobs();
    const { sealed } = await server.knex('sitter_cards').where({ childId }).first('sealed');
    expect(sealed).toMatch(/^db\.[\w-]{40,}$/);
    const marks = words.map((mark) => ({ column: mark, mark }));
    expect(await marksIn(server.knex, marks)).toEqual([]);
    const log = JSON.stringify(server.log);
    expect(words.filter((word) => log.includes(word))).toEqual([]);
  });

  it('is not read as the card of another child, if its row is copied to it', async () => {
    await write(ana, childId);
    const other = await childOf(server, bea);
    const row = await server.knex('sitter_cards').where({ childId }).first();
    await server.knex('sitter_cards').insert({ ...row, childId: other });
    expect((await read(bea, other)).status).toBe(500);
  });

  it('goes with the child, and with the account', async () => {
    await write(ana, childId);
    await ana.put('/api/profile/children', { children: [{ gender: 'boy', age: 2 }] });
    expect(await server.knex('sitter_cards').where({ childId })).toEqual([]);
    const left = await childOf(server, ana);
    await write(ana, left);
    await server.knex('users').where({ id: ana.id }).delete();
    expect(await server.knex('sitter_cards').where({ childId: left })).toEqual([]);
  });
});

describe('the cards that go along', () => {
  it('are those of the own children of the swap who have one', async () => {
    const request = swapRequestOf(both);
    const hers = await childOf(server, bea);
    await write(bea, hers);
    for (const cardChildIds of [[childId], [hers], [2_000_000_000], [0], 'all', [childId, hers]]) {
      const refused = await askForSwap(ana, { ...request, cardChildIds });
      expect(codeOf(refused), String(cardChildIds)).toEqual([400, 'VALIDATION']);
    }
    expect((await askForSwap(ana, request)).body.cards).toMatchObject({ childIds: [] });
  });

  it('are chosen later too, by the requester alone', async () => {
    const { body } = await askForSwap(ana, swapRequestOf(both));
    expect(codeOf(await choose(ana, body.id, childId))).toEqual([400, 'VALIDATION']);
    await write(ana, childId);
    expect((await choose(ana, body.id, childId)).body.cards).toMatchObject({ childIds: [childId] });
    expect(codeOf(await choose(bea, body.id))).toEqual([403, 'FORBIDDEN']);
    expect(codeOf(await choose(await mother(server), body.id))).toEqual([404, 'NOT_FOUND']);
    await cancelSwap(ana, body.id);
    expect(codeOf(await choose(ana, body.id))).toEqual([409, 'CONFLICT']);
  });
});

it('a card that is removed while it is chosen goes along with nothing, also when it is written anew', async () => {
  const { body } = await askForSwap(ana, swapRequestOf(both));
  await write(ana, childId);
  const [transaction, store] = [
    server.container.get(KnexTransaction),
    server.container.get(port('swapStore')),
  ];
  const removing = await transaction.run(async () => {
    const row = await store.lock(Number(body.id), ana.id);
    const cardChildIds = await store.lockCards(ana.id);
    // It waits for the card until the choice is made.
    const removed = write(ana, childId, {});
    if (row) await store.saveCards({ ...row.swap, cardChildIds });
    return { removed };
  });
  expect((await removing.removed).status).toBe(200);
  await write(ana, childId);
  const { cardChildIds } = await server
    .knex('babysitting_swaps')
    .where({ id: body.id })
    .first('cardChildIds');
  expect(cardChildIds).toEqual([]);
});

describe('the cards of a swap', () => {
  it('open 24 hours before it for the sitter, and close 2 hours after its end', async () => {
    const swapId = await arrangedSwap();
    const { date } = await server.knex('babysitting_swaps').where({ id: swapId }).first('date');
    const opensAt = new Date(date.getTime() - hours(24)).toISOString();
    await clockTo(swapId, -hours(24) - seconds(30));
    expect((await open(bea, swapId)).body).toEqual({
      error: 'CARD_CLOSED',
      message: 'Sitter cards open 24 hours before the swap.',
      opensAt,
    });
    await clockTo(swapId, -hours(24));
    const opened = await open(bea, swapId);
    expect(opened.headers.get('cache-control')).toBe('no-store');
    expect(opened.body).toEqual({
      user: { id: ana.id, firstName: 'Ana', profilePhotoUrl: null },
      date: date.toISOString(),
      emergencyContact: swapRequestOf(both).emergencyContact,
      closesAt: new Date(date.getTime() + hours(4)).toISOString(),
      cards: [{ childId, name: null, gender: 'girl', age: 4, card }],
    });
    await clockTo(swapId, hours(4) - seconds(30));
    expect((await open(bea, swapId)).status).toBe(200);
    await clockTo(swapId, hours(4));
    const closed = { error: 'CARD_CLOSED', message: 'These sitter cards are closed.' };
    expect((await open(bea, swapId)).body).toEqual(closed);
  });

  it('are nobody else’s, not even who has a swap with one of the two', async () => {
    const swapId = await openSwap();
    const other = await connectedPair(server);
    const unknown = await open(bea, 2_000_000_000);
    for (const by of [ana, other.ana, other.bea]) {
      expect((await open(by, swapId)).text).toBe(unknown.text);
    }
    expect(unknown.status).toBe(404);
  });

  it('are none where none goes along, and nothing is told of the hours', async () => {
    const { body } = await askForSwap(ana, swapRequestOf(both));
    await answerSwap(bea, body.id, 'confirmed');
    expect(codeOf(await open(bea, body.id))).toEqual([404, 'NOT_FOUND']);
  });

  it('are closed until the sitter has agreed', async () => {
    await write(ana, childId);
    const { body } = await askForSwap(ana, { ...swapRequestOf(both), cardChildIds: [childId] });
    await clockTo(body.id, -hours(1));
    expect(await open(bea, body.id)).toMatchObject({ status: 403, body: { error: 'CARD_CLOSED' } });
  });

  it.each<[string, (swapId: number) => Promise<unknown>, number]>([
    ['the swap is called off', (id) => cancelSwap(ana, id), 403],
    ['the mother blocks the sitter', () => ana.post(`/api/blocks/${bea.id}`), 404],
    ['the sitter blocks the mother', () => bea.post(`/api/blocks/${ana.id}`), 404],
    ['the two part', () => ana.delete(`/api/matches/${bea.id}`), 404],
    ['the mother empties the card', () => write(ana, childId, {}), 404],
    [
      'the mother removes the child',
      () => ana.put('/api/profile/children', { children: [{ gender: 'boy', age: 2 }] }),
      404,
    ],
    ['the mother withdraws the choice', (id) => choose(ana, id), 404],
    ['the mother deletes the account', () => server.knex('users').where({ id: ana.id }).delete(), 404],
  ])('close at once when %s', async (_, change, status) => {
    const swapId = await openSwap();
    await change(swapId);
    const { text, ...refused } = await open(bea, swapId);
    expect([refused.status, text.includes('qx'), text.includes('opensAt')]).toEqual([status, false, false]);
  });

  const suspend = async ({ id: memberId }: TestMember) => {
    const suspended = { memberId, kind: 'suspended' };
    await server.knex('restrictions').insert({ ...suspended, fromAt: server.clock.now() });
    await server.knex('restricted_members').insert(suspended);
  };

  it.each([
    ['the mother', () => ana],
    ['the sitter', () => bea],
  ])('close at once when %s is suspended before the swap has begun', async (_, who) => {
    const swapId = await arrangedSwap();
    await clockTo(swapId, -minutes(1));
    expect((await open(bea, swapId)).status).toBe(200);
    await suspend(who());
    expect(codeOf(await open(bea, swapId))).toEqual([404, 'NOT_FOUND']);
  });

  it.each([
    ['the mother', () => ana],
    ['the sitter', () => bea],
  ])('stay open when %s is suspended once it has begun: the child is there', async (_, who) => {
    const swapId = await openSwap();
    await suspend(who());
    expect((await open(bea, swapId)).status).toBe(200);
    await clockTo(swapId, hours(4));
    expect(codeOf(await open(bea, swapId))).toEqual([403, 'CARD_CLOSED']);
  });

  it('show what has changed since they were opened', async () => {
    const swapId = await openSwap();
    await write(ana, childId, { pickup: 'Nobodyqx' });
    expect((await open(bea, swapId)).body).toMatchObject({
      cards: [{ card: { ...empty, pickup: 'Nobodyqx' } }],
    });
  });
});

describe('who has opened a card', () => {
  it('is told to the mother, with the minute, and to nobody else', async () => {
    const swapId = await openSwap();
    const listed = async (by: TestMember) =>
      JSON.parse((await by.get('/api/swaps/confirmed')).text)[0].cards.openedAt;
    const user = { id: bea.id, firstName: 'Bea', profilePhotoUrl: null };
    const first = (await read(ana, childId)).body as unknown as { openings: { at: string }[] };
    expect(first.openings).toEqual([{ at: expect.stringMatching(/:00\.000Z$/), user }]);
    expect([await listed(ana), await listed(bea)]).toEqual([first.openings[0]?.at, null]);
    server.clock.forward(minutes(2));
    ahead += minutes(2);
    await Promise.all(Array.from({ length: 5 }, () => open(bea, swapId)));
    const { openings } = (await read(ana, childId)).body as unknown as { openings: unknown[] };
    expect([2, 3]).toContain(openings.length);
  });

  it('is noted for nobody who has asked for the head alone, which tells nothing of it', async () => {
    const swapId = await openSwap();
    await server.knex('card_openings').where({ childId }).delete();
    const head = await bea.send('HEAD', `/api/swaps/${swapId}/cards`);
    expect([head.status, head.text]).toEqual([200, '']);
    expect(await server.knex('card_openings').where({ childId })).toEqual([]);
  });

  it('is noted before the hours for nobody', async () => {
    const swapId = await arrangedSwap();
    await open(bea, swapId);
    expect(await server.knex('card_openings').where({ childId })).toEqual([]);
  });

  it('stays told after the sitter has deleted the account', async () => {
    await openSwap();
    await server.knex('users').where({ id: bea.id }).delete();
    expect((await read(ana, childId)).body.openings).toMatchObject([{ user: null }]);
  });

  it('stays told without the name after a block, and ninety days', async () => {
    await openSwap();
    await ana.post(`/api/blocks/${bea.id}`);
    expect((await read(ana, childId)).body.openings).toMatchObject([{ user: null }]);
    server.clock.forward(days(91));
    ahead += days(91);
    await removeOldRows(server);
    expect(await server.knex('card_openings').where({ childId })).toEqual([]);
  });
});

it('takes three statements to read, and eight at most to change', async () => {
  const swapId = await openSwap();
  // The clock has moved, and the first call of a session extends it.
  await ana.get('/api/me');
  await bea.post('/api/account/confirm-password', { password });
  const counts = async (...calls: (() => Promise<unknown>)[]) => {
    const found: number[] = [];
    for (const call of calls) found.push((await server.statements.during(call)).length);
    return found;
  };
  const reads = await counts(
    // The first time in a minute, which is noted and told.
    () => bea.get(`/api/swaps/${swapId}/cards`),
    () => bea.get(`/api/swaps/${swapId}/cards`),
    () => read(ana, childId),
    () => ana.get('/api/children/cards'),
  );
  const changes = await counts(
    () => write(ana, childId),
    () => choose(ana, swapId, childId),
    () => askForSwap(ana, { ...swapRequestOf(both), cardChildIds: [childId], date: inAMonth() }),
    () => write(ana, childId, {}),
  );
  expect(Math.max(...reads)).toBeLessThanOrEqual(3);
  expect(await server.knex('card_openings').where({ swapId })).toHaveLength(1);
  expect(Math.max(...changes)).toBeLessThanOrEqual(8);
});

const inAMonth = () => new Date(server.clock.now().getTime() + days(30)).toISOString();
