import { days, hours, later } from '@nestmates/domain/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, listAt, mother } from '../testing/mothers.ts';
import { columnsOf } from '../testing/roles.ts';
import { askForSwap, childOf, type Friends, friends, wishOf } from '../testing/swap-askers.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const swapsBetween = ({ ana, bea }: Friends) =>
  server.knex('babysitting_swaps').whereIn('requesterId', [ana.id, bea.id]);

describe('asking for a swap', () => {
  it('waits in the lists of both, each seeing the other, and in no calendar yet', async () => {
    const both = await friends(server);
    const { ana, bea, childId } = both;
    const wish = wishOf(both);
    const shared = {
      ...{ id: expect.any(Number), status: 'pending', date: wish.date, location: 'Zilker Park' },
      ...{ childIds: [childId], emergencyContact: 'Sam, 512 555 0100', notes: 'Naps at one.' },
      ...{ children: [{ gender: 'girl', age: 4 }], createdAt: expect.any(String) },
    };
    const seenBy = {
      ana: {
        ...{ ...shared, direction: 'sent', actions: ['cancel'] },
        user: { id: bea.id, firstName: 'Bea', profilePhotoUrl: null },
      },
      bea: {
        ...{ ...shared, direction: 'received', actions: ['accept', 'decline'] },
        user: { id: ana.id, firstName: 'Ana', profilePhotoUrl: null },
      },
    };
    const reply = await askForSwap(ana, wish);
    expect([reply.status, reply.body]).toEqual([200, seenBy.ana]);
    expect(await listAt(ana, '/api/swaps/pending')).toEqual([seenBy.ana]);
    expect(await listAt(bea, '/api/swaps/pending')).toEqual([seenBy.bea]);
    expect(await listAt(bea, '/api/swaps/confirmed')).toEqual([]);
    expect(await listAt(ana, '/api/calendar')).toEqual([]);
  });

  it('says who else it is about to both open pages', async () => {
    const both = await friends(server);
    await askForSwap(both.ana, wishOf(both));
    const events = await server.knex('events').whereIn('memberId', [both.ana.id, both.bea.id]);
    expect(events.map(({ memberId, event }) => [memberId, event]).sort()).toEqual([
      [both.ana.id, { type: 'swap', userId: both.bea.id }],
      [both.bea.id, { type: 'swap', userId: both.ana.id }],
    ]);
  });

  it('needs no notes, names each child once and keeps what was typed without the spaces around it', async () => {
    const both = await friends(server);
    const { childId } = both;
    const reply = await askForSwap(both.ana, {
      ...wishOf(both),
      ...{ childIds: [childId, childId], notes: '  ', location: '  Zilker Park ' },
    });
    expect(reply.body).toMatchObject({ childIds: [childId], notes: null, location: 'Zilker Park' });
  });

  it('needs Pro', async () => {
    const both = await friends(server);
    const wish = { ...wishOf(both), recipientId: both.ana.id, childIds: [await childOf(server, both.bea)] };
    expect(await askForSwap(both.bea, wish)).toMatchObject({
      status: 403,
      body: { error: 'PRO_REQUIRED', requiresSubscription: true },
    });
    expect(await swapsBetween(both)).toEqual([]);
  });

  it('takes eight statements', async () => {
    const both = await friends(server);
    const statements = await server.statements.during(() => askForSwap(both.ana, wishOf(both)));
    expect(statements.length).toBeLessThanOrEqual(8);
    expect(await swapsBetween(both)).toHaveLength(1);
  });
});

describe('a wish that cannot be', () => {
  const ahead = (span: number) => later(new Date(), span).toISOString();

  it.each([
    ['without a date', { date: undefined }, 'date', 'Date and time is required'],
    ['with a date that is none', { date: 'tomorrow' }, 'date', 'Date and time is required'],
    ['for a time that has passed', { date: ahead(-hours(1)) }, 'date', 'Please choose a time in the future'],
    ['for far ahead', { date: ahead(days(366)) }, 'date', 'Please choose a time within the next year'],
    ['nowhere', { location: ' ' }, 'location', 'Location is required'],
    [
      'at a long place',
      { location: 'x'.repeat(201) },
      'location',
      'Location must be 200 characters or fewer',
    ],
    ['without children', { childIds: [] }, 'childIds', 'Select at least one child'],
    ['without a word of children', { childIds: undefined }, 'childIds', 'Select at least one child'],
    [
      'for a child that is not there',
      { childIds: [2e9] },
      'childIds',
      'Please choose from your own children',
    ],
    ['without a contact', { emergencyContact: '' }, 'emergencyContact', 'Emergency contact is required'],
    [
      'with a long contact',
      { emergencyContact: 'x'.repeat(201) },
      'emergencyContact',
      'Emergency contact must be 200 characters or fewer',
    ],
    ['with long notes', { notes: 'x'.repeat(1001) }, 'notes', 'Notes must be 1000 characters or fewer'],
  ])('%s is refused', async (_, change, path, message) => {
    const both = await friends(server);
    const reply = await askForSwap(both.ana, { ...wishOf(both), ...change });
    expect([reply.status, reply.body.error, reply.body.issues]).toEqual([
      ...[400, 'VALIDATION'],
      [{ path, message }],
    ]);
    expect(await swapsBetween(both)).toEqual([]);
  });

  it("is for somebody else's child", async () => {
    const both = await friends(server);
    const childIds = [both.childId, await childOf(server, both.bea)];
    expect((await askForSwap(both.ana, { ...wishOf(both), childIds })).body).toMatchObject({
      error: 'VALIDATION',
      issues: [{ path: 'childIds', message: 'Please choose from your own children' }],
    });
  });

  it('is asked of oneself', async () => {
    const both = await friends(server);
    const reply = await askForSwap(both.ana, { ...wishOf(both), recipientId: both.ana.id });
    expect([reply.status, reply.body.issues]).toEqual([
      400,
      [{ path: 'recipientId', message: 'You cannot ask yourself for a swap.' }],
    ]);
  });

  it('is asked of someone she is not connected with', async () => {
    const both = await friends(server);
    const stranger = await mother(server);
    const reply = await askForSwap(both.ana, { ...wishOf(both), recipientId: stranger.id });
    expect([reply.status, reply.body]).toEqual([
      403,
      { error: 'NOT_CONNECTED', message: 'You can ask for a swap once you are connected.' },
    ]);
  });

  it('is asked of someone who is not there, is unfinished, or is hidden by a block of either', async () => {
    const both = await friends(server);
    const { ana, bea } = both;
    const notThere = { error: 'NOT_FOUND', message: 'We could not find this member.' };
    const nina = await server.member(columnsOf.onboarding);
    for (const recipientId of [2_000_000_000, nina.id]) {
      const reply = await askForSwap(ana, { ...wishOf(both), recipientId });
      expect([reply.status, reply.body]).toEqual([404, notThere]);
    }
    for (const [blockerId, blockedId] of [
      [ana.id, bea.id],
      [bea.id, ana.id],
    ]) {
      const createdAt = new Date();
      await server.knex('blocks').insert({ blockerId, blockedId, createdAt });
      const reply = await askForSwap(ana, wishOf(both));
      expect([reply.status, reply.body]).toEqual([404, notThere]);
      await server.knex('blocks').where({ blockerId, blockedId }).delete();
    }
  });

  it('names another connection than the one between the two', async () => {
    const both = await friends(server);
    const others = await friends(server);
    const cleo = await mother(server);
    await connect(server, both.ana, cleo);
    for (const matchId of [others.matchId, 2_000_000_000]) {
      const reply = await askForSwap(both.ana, { ...wishOf(both), matchId });
      expect([reply.status, reply.body]).toEqual([
        404,
        { error: 'NOT_FOUND', message: 'We could not find this connection.' },
      ]);
    }
    expect(await swapsBetween(both)).toEqual([]);
  });

  it('comes for the thirty-first time within an hour, not counting those with something missing', async () => {
    const both = await friends(server);
    for (let n = 0; n < 30; n += 1) await askForSwap(both.ana, { ...wishOf(both), location: '' });
    for (let n = 0; n < 30; n += 1) expect((await askForSwap(both.ana, wishOf(both))).status).toBe(200);
    expect(await askForSwap(both.ana, wishOf(both))).toMatchObject({
      status: 429,
      body: { error: 'RATE_LIMITED' },
    });
  });
});
