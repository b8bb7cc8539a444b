import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller, onboarded } from '../../../testing/a-caller.ts';
import { aMember } from '../../../testing/a-member.ts';
import { swapsInMemory } from '../../../testing/memory/swaps-in-memory.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';

const [ana, bea, stranger] = [aCaller({ id: 1 }), aCaller({ id: 2 }), aCaller({ id: 3 })];
const unfinished = aMember({ id: 2, progress: { ...onboarded, childrenAdded: false } });
const wholePage = { limit: 10 };
const now = new StoppedClock().now();

let app: ReturnType<typeof swapsInMemory>;
beforeEach(() => {
  app = swapsInMemory();
});

const toldBoth = [
  { to: ana.id, event: { type: 'swap', userId: bea.id } },
  { to: bea.id, event: { type: 'swap', userId: ana.id } },
];

describe('asking for a swap', () => {
  it('waits in the lists of both, each seeing the other, and in no calendar yet', async () => {
    const asked = await app.ask();
    const shared = {
      id: 1,
      status: 'pending',
      location: 'Zilker Park',
      childIds: [11],
      notes: 'Naps at one.',
    };
    const child = { gender: 'girl', age: 4 };
    const children = { mine: [{ id: 11, ...child }], theirs: [] };
    expect(asked).toMatchObject({ ...shared, children, direction: 'sent', user: { firstName: 'Bea' } });
    expect((await app.pages.pending(ana, wholePage)).items).toEqual([asked]);
    expect((await app.pages.pending(bea, wholePage)).items).toEqual([
      {
        ...asked,
        direction: 'received',
        children: { mine: [], theirs: [child] },
        user: { id: ana.id, firstName: 'Ana', profilePhotoUrl: null },
        actions: ['accept', 'decline', 'proposeTime'],
      },
    ]);
    expect((await app.pages.confirmed(bea, wholePage)).items).toEqual([]);
    expect(app.calendar.eventsOf(1)).toEqual([]);
  });

  it('is announced to both, and written to the other', async () => {
    const { date, until } = await app.ask();
    expect(app.events.announced).toEqual(toldBoth);
    const payload = { swapId: 1, to: 'recipient', date, until };
    expect(app.jobs.waiting).toEqual([{ name: 'swaps.asked', payload, timing: {} }]);
  });

  it('needs no notes', async () => {
    expect(await app.ask({ notes: '', childIds: [11, 12] })).toMatchObject({
      notes: null,
      childIds: [11, 12],
      children: {
        mine: [
          { id: 11, age: 4 },
          { id: 12, age: 7 },
        ],
        theirs: [],
      },
    });
  });

  it.each([
    [
      'for a time that has passed',
      { date: later(now, -hours(1)) },
      'date',
      'Please choose a time in the future',
    ],
    ['for far ahead', { date: later(now, days(366)) }, 'date', 'Please choose a time within the next year'],
    [
      'for a child that is not there',
      { childIds: [2e9] },
      'childIds',
      'Please choose from your own children',
    ],
    ["for somebody else's child", { childIds: [11, 21] }, 'childIds', 'Please choose from your own children'],
    ['of oneself', { recipientId: ana.id }, 'recipientId', 'You cannot ask yourself for a swap.'],
  ])('%s is refused, and leaves nothing behind', async (_, change, path, message) => {
    await expect(app.ask(change)).rejects.toMatchObject({
      kind: 'invalid',
      details: { issues: [{ path, message }] },
    });
    expect([app.store.all, app.events.announced, app.jobs.waiting]).toEqual([[], [], []]);
  });

  it('is refused of someone she is not connected with', async () => {
    await expect(app.ask({ recipientId: stranger.id })).rejects.toMatchObject({
      code: 'NOT_CONNECTED',
      message: 'You can ask for a swap once you are connected.',
    });
  });

  it.each([
    ['who is not there', () => app.people.remove(bea.id)],
    ['who is unfinished', () => app.people.put(unfinished)],
    ['who has blocked her', () => app.block(bea, ana)],
    ['whom she has blocked', () => app.block(ana, bea)],
  ])('is refused of someone %s, as of nobody', async (_, begin) => {
    begin();
    await expect(app.ask()).rejects.toMatchObject({
      kind: 'not-found',
      message: 'We could not find this member.',
    });
  });

  it('is refused for another connection than the one between the two', async () => {
    const others = app.pairs.connect(ana.id, stranger.id);
    for (const matchId of [others, 2e9]) {
      await expect(app.ask({ matchId })).rejects.toMatchObject({
        kind: 'not-found',
        message: 'We could not find this connection.',
      });
    }
  });

  it('is stored once however often it is sent, until it is answered', async () => {
    const { id } = await app.ask();
    await expect(app.ask()).rejects.toMatchObject({
      code: 'ALREADY_REQUESTED',
      message: 'You have already asked for this time.',
    });
    await app.answer(id, 'declined');
    expect((await app.ask()).id).not.toBe(id);
  });
});
