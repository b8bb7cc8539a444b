import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { swapsInMemory } from '../../../testing/memory/swaps-in-memory.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';

const [ana, bea, stranger] = [aCaller({ id: 1 }), aCaller({ id: 2 }), aCaller({ id: 3 })];
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

describe('answering a swap before the e-mail is verified, where that is required', () => {
  const unverified = { ...bea, mustVerifyEmail: true };

  it('is refused with yes, and the swap waits', async () => {
    const { id } = await app.ask();
    await expect(app.answer(id, 'confirmed', unverified)).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'EMAIL_UNVERIFIED',
    });
    expect((await app.pages.pending(bea, wholePage)).items).toMatchObject([{ id, status: 'pending' }]);
  });

  it('is open with no', async () => {
    const { id } = await app.ask();
    expect(await app.answer(id, 'declined', unverified)).toMatchObject({ status: 'declined' });
  });
});

describe('answering a swap', () => {
  it('with yes puts it into both calendars, named after the other', async () => {
    const { id, date, until } = await app.ask();
    const confirmed = await app.answer(id, 'confirmed');
    expect(confirmed).toMatchObject({
      id,
      status: 'confirmed',
      direction: 'received',
      actions: ['proposeTime'],
    });
    expect(app.calendar.eventsOf(id)).toMatchObject([
      {
        userId: ana.id,
        title: 'Babysitting swap with Bea',
        type: 'swap',
        date: new Date(date),
        until: new Date(until),
      },
      { userId: bea.id, title: 'Babysitting swap with Ana', description: 'Zilker Park' },
    ]);
    expect((await app.pages.confirmed(bea, wholePage)).items).toEqual([confirmed]);
    expect((await app.pages.confirmed(ana, wholePage)).items).toMatchObject([
      { direction: 'sent', actions: ['cancel', 'proposeTime'] },
    ]);
    expect((await app.pages.pending(ana, wholePage)).items).toEqual([]);
  });

  it('with no takes it from both lists, and leaves the calendars alone', async () => {
    const { id } = await app.ask();
    expect(await app.answer(id, 'declined')).toMatchObject({ status: 'declined', actions: [] });
    for (const member of [ana, bea]) {
      expect((await app.pages.pending(member, wholePage)).items).toEqual([]);
      expect((await app.pages.confirmed(member, wholePage)).items).toEqual([]);
    }
    expect(app.calendar.eventsOf(id)).toEqual([]);
  });

  it.each(['confirmed', 'declined'] as const)('is announced to both: %s', async (response) => {
    const { id } = await app.ask();
    await app.answer(id, response);
    expect(app.events.announced.slice(2)).toEqual(toldBoth);
    expect(app.jobs.waiting).toContainEqual(
      expect.objectContaining({
        name: `swaps.${response}`,
        payload: expect.objectContaining({ swapId: id, to: 'requester' }),
      }),
    );
  });

  it.each([
    ['confirmed', 'confirmed'],
    ['confirmed', 'declined'],
    ['declined', 'confirmed'],
    ['declined', 'declined'],
  ] as const)('twice is refused: %s, then %s', async (first, second) => {
    const { id } = await app.ask();
    await app.answer(id, first);
    await expect(app.answer(id, second)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(app.store.all).toMatchObject([{ status: first }]);
    expect(app.calendar.eventsOf(id)).toHaveLength(first === 'confirmed' ? 2 : 0);
  });

  it('is not for whoever asked, and to anyone else there is nothing to answer', async () => {
    const { id } = await app.ask();
    const notFound = { kind: 'not-found', message: 'We could not find this swap.' };
    await expect(app.answer(id, 'confirmed', ana)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(app.answer(id, 'confirmed', stranger)).rejects.toMatchObject(notFound);
    await expect(app.answer(2e9, 'declined')).rejects.toMatchObject(notFound);
    app.block(bea, ana);
    await expect(app.answer(id, 'confirmed')).rejects.toMatchObject(notFound);
    await expect(app.swaps.cancel(ana, { swapId: id })).rejects.toMatchObject(notFound);
  });

  it('with yes is too late once its time has come; declining and calling off are not', async () => {
    const [one, two] = [await app.ask(), await app.ask({ date: later(now, days(1)) })];
    app.clock.forward(days(3));
    await expect(app.answer(one.id, 'confirmed')).rejects.toMatchObject({
      code: 'SWAP_PAST',
      message: 'The time of this swap has passed.',
    });
    await expect(app.answer(one.id, 'declined')).resolves.toBeDefined();
    await expect(app.swaps.cancel(ana, { swapId: two.id })).resolves.toBeDefined();
  });
});

describe('calling a swap off', () => {
  it.each([
    ['before it is answered', 'withdrawn'],
    ['after it is arranged', 'called-off'],
  ])('%s takes it out of lists and calendars, and is told to both', async (when, about) => {
    const { id } = await app.ask();
    if (when === 'after it is arranged') await app.answer(id, 'confirmed');
    expect(await app.swaps.cancel(ana, { swapId: id })).toEqual({ message: 'Swap cancelled' });
    expect(app.calendar.eventsOf(id)).toEqual([]);
    for (const member of [ana, bea]) {
      expect((await app.pages.pending(member, wholePage)).items).toEqual([]);
      expect((await app.pages.confirmed(member, wholePage)).items).toEqual([]);
    }
    expect(app.events.announced.slice(-2)).toEqual(toldBoth);
    expect(app.jobs.waiting.at(-1)).toMatchObject({ name: `swaps.${about}`, payload: { to: 'recipient' } });
  });

  it('happens once, and not to what was declined', async () => {
    const [one, two] = [await app.ask(), await app.ask({ date: later(now, days(1)) })];
    await app.swaps.cancel(ana, { swapId: one.id });
    await app.answer(two.id, 'declined');
    for (const { id } of [one, two]) {
      await expect(app.swaps.cancel(ana, { swapId: id })).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    await expect(app.answer(one.id, 'confirmed')).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is for whoever asked alone', async () => {
    const { id } = await app.ask();
    await app.answer(id, 'confirmed');
    await expect(app.swaps.cancel(bea, { swapId: id })).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(app.swaps.cancel(stranger, { swapId: id })).rejects.toMatchObject({ kind: 'not-found' });
    expect(app.store.all).toMatchObject([{ status: 'confirmed' }]);
  });
});
