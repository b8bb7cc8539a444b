import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { swapsInMemory } from '../../../testing/memory/swaps-in-memory.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';

const [ana, bea, stranger] = [aCaller({ id: 1 }), aCaller({ id: 2 }), aCaller({ id: 3 })];
const wholePage = { limit: 10 };
const arranged = later(new StoppedClock().now(), days(2));
const proposed = later(arranged, days(1));
const date = proposed.toISOString();

let app: ReturnType<typeof swapsInMemory>;
let swapId: number;
beforeEach(async () => {
  app = swapsInMemory();
  ({ id: swapId } = await app.ask());
  await app.answer(swapId, 'confirmed');
  await app.sendEmails();
  app.mailer.sent.length = 0;
});

const subjectsTo = ({ email }: typeof ana) => app.mailer.to(email).map(({ subject }) => subject);
const seenBy = async (by: typeof ana) => (await app.pages.confirmed(by, wholePage)).items[0];
const inCalendars = () => app.calendar.eventsOf(swapId).map((event) => event.date);
const answer = (response: 'agreed' | 'declined', by = bea, at = date) =>
  app.times.answer(by, { swapId, date: at, response });

const toldBoth = [
  { to: ana.id, event: { type: 'swap', userId: bea.id } },
  { to: bea.id, event: { type: 'swap', userId: ana.id } },
];

describe('another time for a swap', () => {
  it('is proposed by either, and changes nothing yet', async () => {
    const asked = await app.propose(swapId, proposed, bea);
    expect(asked).toMatchObject({
      date: arranged.toISOString(),
      proposedTime: { date, mine: true },
      actions: ['takeBackTime'],
    });
    expect(await seenBy(ana)).toMatchObject({
      date: arranged.toISOString(),
      proposedTime: { date, mine: false },
      actions: ['cancel', 'agreeToTime', 'declineTime'],
    });
    expect(inCalendars()).toEqual([arranged, arranged]);
    expect(app.events.announced.slice(-2)).toEqual(toldBoth);
    await app.sendEmails();
    expect(subjectsTo(ana)).toEqual(['Bea proposes another time for your babysitting swap']);
    expect(subjectsTo(bea)).toEqual([]);
  });

  it('moves both calendars once the other agrees', async () => {
    await app.propose(swapId, proposed);
    const agreed = await answer('agreed');
    expect(agreed).toMatchObject({ date, proposedTime: null, status: 'confirmed' });
    expect(inCalendars()).toEqual([proposed, proposed]);
    expect(await seenBy(ana)).toMatchObject({ date, actions: ['cancel', 'proposeTime'] });
    expect(app.events.announced.slice(-2)).toEqual(toldBoth);
    await app.sendEmails();
    expect(subjectsTo(ana)).toEqual(['Bea agreed to the new time of your babysitting swap']);
  });

  it.each([
    [
      'declined by the other',
      () => answer('declined'),
      ana,
      'Bea cannot make the new time of your babysitting swap',
    ],
    [
      'taken back',
      () => app.times.takeBack(ana, { swapId }),
      bea,
      'Ana no longer asks for another time for your babysitting swap',
    ],
  ] as const)('leaves the swap as it was when it is %s', async (_, end, told, subject) => {
    await app.propose(swapId, proposed);
    await app.sendEmails();
    app.mailer.sent.length = 0;
    expect(await end()).toMatchObject({ date: arranged.toISOString(), proposedTime: null });
    expect(inCalendars()).toEqual([arranged, arranged]);
    await app.sendEmails();
    expect(app.mailer.sent.map(({ to }) => to)).toEqual([told.email]);
    expect(subjectsTo(told)).toEqual([subject]);
  });

  it('of which only the last word is told, where several are spoken at once', async () => {
    await app.propose(swapId, proposed);
    await answer('declined');
    await app.propose(swapId, proposed);
    await answer('agreed');
    await app.sendEmails();
    expect(subjectsTo(ana)).toEqual(['Bea agreed to the new time of your babysitting swap']);
    expect(subjectsTo(bea)).toEqual([]);
  });

  it('is refused as a second proposal, by whom it is not, and after its answer', async () => {
    await app.propose(swapId, proposed);
    await expect(app.propose(swapId, later(proposed, 1), bea)).rejects.toMatchObject({
      code: 'TIME_PROPOSED',
    });
    await expect(app.propose(swapId, proposed)).rejects.toMatchObject({ code: 'ALREADY_PROPOSED' });
    await expect(answer('agreed', ana)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(app.times.takeBack(bea, { swapId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(answer('agreed', bea, arranged.toISOString())).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(answer('agreed', stranger)).rejects.toMatchObject({ kind: 'not-found' });
    await answer('agreed');
    await expect(answer('agreed')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(inCalendars()).toEqual([proposed, proposed]);
  });

  it('is agreed to with a verified e-mail only, where that is required; declined without', async () => {
    await app.propose(swapId, proposed);
    const unverified = { ...bea, mustVerifyEmail: true };
    await expect(answer('agreed', unverified)).rejects.toMatchObject({ code: 'EMAIL_UNVERIFIED' });
    expect(await answer('declined', unverified)).toMatchObject({ proposedTime: null });
  });

  it('goes with a swap that is called off', async () => {
    await app.propose(swapId, proposed);
    await app.swaps.cancel(ana, { swapId });
    await expect(answer('agreed')).rejects.toMatchObject({ code: 'CONFLICT' });
    await app.sendEmails();
    expect(subjectsTo(bea)).toEqual(['Ana called off your babysitting swap']);
  });

  it('cannot be arranged any more once the swap has begun', async () => {
    await app.propose(swapId, proposed);
    app.clock.forward(days(2) + hours(1));
    expect(await seenBy(bea)).toMatchObject({ proposedTime: null, actions: [] });
    await expect(answer('agreed')).rejects.toMatchObject({ code: 'SWAP_PAST' });
    await expect(app.propose(swapId, later(proposed, days(1)))).rejects.toMatchObject({ code: 'SWAP_PAST' });
  });
});

describe('another time for a request', () => {
  let asked: number;
  const pendingOf = async (by: typeof ana) => (await app.pages.pending(by, wholePage)).items[0];
  const reply = (response: 'agreed' | 'declined', by = ana) =>
    app.times.answer(by, { swapId: asked, date, response });
  const suggestionEnds = [
    ['declined', () => reply('declined'), bea, 'Ana cannot make the time that you suggested'],
    [
      'taken back',
      () => app.times.takeBack(bea, { swapId: asked }),
      ana,
      'Bea no longer suggests another time for your babysitting swap',
    ],
  ] as const;
  const suggests = async () => {
    await app.propose(asked, proposed, bea);
    await app.sendEmails();
    app.mailer.sent.length = 0;
  };
  beforeEach(async () => {
    app = swapsInMemory();
    ({ id: asked } = await app.ask());
    await app.sendEmails();
    app.mailer.sent.length = 0;
  });

  it('is suggested by whoever was asked, and what was asked for still waits', async () => {
    expect(await app.propose(asked, proposed, bea)).toMatchObject({
      status: 'pending',
      date: arranged.toISOString(),
      proposedTime: { date, mine: true },
      actions: ['accept', 'decline', 'takeBackTime'],
    });
    expect(await pendingOf(ana)).toMatchObject({
      proposedTime: { date, mine: false },
      actions: ['cancel', 'agreeToTime', 'declineTime'],
    });
    expect(app.calendar.eventsOf(asked)).toEqual([]);
    expect(app.events.announced.slice(-2)).toEqual(toldBoth);
    await app.sendEmails();
    expect(subjectsTo(ana)).toEqual(['Bea suggests another time for your babysitting swap']);
    await expect(app.propose(asked, later(proposed, 1), ana)).rejects.toMatchObject({
      code: 'TIME_PROPOSED',
    });
  });

  it('arranges the swap once it is agreed to, in both calendars, with its reminders', async () => {
    await app.propose(asked, proposed, bea);
    expect(await reply('agreed')).toMatchObject({ status: 'confirmed', date, proposedTime: null });
    expect(app.calendar.eventsOf(asked).map((event) => event.date)).toEqual([proposed, proposed]);
    expect(await pendingOf(bea)).toBeUndefined();
    await app.sendEmails();
    expect(subjectsTo(bea)).toEqual(['Ana agreed to your time for the babysitting swap']);
    await expect(reply('agreed')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(app.answer(asked, 'confirmed')).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('carries the place, the children and who of the recipient comes along', async () => {
    ({ id: asked } = await app.ask({ place: { of: ana.id }, location: '', date: later(arranged, 1) }));
    const suggest = (childIds: number[]) => app.times.propose(bea, { swapId: asked, date, childIds });
    await expect(suggest([11])).rejects.toMatchObject({ code: 'VALIDATION' });
    const [own, others] = [[{ id: 21 }], [{ gender: expect.any(String), age: expect.any(Number) }]];
    expect(await suggest([21])).toMatchObject({
      place: { of: ana.id },
      children: { mine: own, theirs: others },
    });
    const seen = (await app.pages.pending(ana, wholePage)).items.find(({ id }) => id === asked);
    expect(seen).toMatchObject({ place: { of: ana.id }, children: { mine: [{ id: 11 }], theirs: others } });
    await app.sendEmails();
    expect(app.mailer.to(ana.email).at(-1)?.text).toContain('She brings a child along.');
    expect(await reply('agreed')).toMatchObject({ children: { mine: [{ id: 11 }], theirs: others } });
    expect(await seenBy(bea)).toMatchObject({ place: { of: ana.id }, children: { mine: own } });
    await app.sendEmails();
    expect(app.mailer.to(bea.email).at(-1)?.text).toContain('You bring a child along.');
  });

  it.each([
    ['declined', () => reply('declined')],
    ['taken back', () => app.times.takeBack(bea, { swapId: asked })],
    ['past', async () => app.clock.forward(days(3) + hours(1))],
  ])('brings nobody along once it is %s', async (_, end) => {
    const otherTimes = [{ date: later(arranged, days(3)).toISOString() }];
    ({ id: asked } = await app.ask({
      place: { of: ana.id },
      location: '',
      date: later(arranged, 1),
      otherTimes,
    }));
    await app.times.propose(bea, { swapId: asked, date, childIds: [21] });
    await end();
    const both = await Promise.all([ana, bea].map((by) => app.pages.pending(by, wholePage)));
    const brought = both.map(({ items }) => items.find(({ id }) => id === asked)?.children);
    expect(brought).toMatchObject([{ theirs: [] }, { mine: [] }]);
  });

  it('is agreed to with a checked photo only, where that is required; declined without', async () => {
    await app.propose(asked, proposed, bea);
    const unchecked = { ...ana, mustCheckPhoto: true };
    await expect(reply('agreed', unchecked)).rejects.toMatchObject({ code: 'SELFIE_CHECK_REQUIRED' });
    expect(await pendingOf(ana)).toMatchObject({ proposedTime: { date } });
    expect(await reply('declined', unchecked)).toMatchObject({ proposedTime: null });
  });

  it.each(suggestionEnds)('leaves the request as it was when it is %s', async (_, end, told, subject) => {
    await suggests();
    expect(await end()).toMatchObject({
      status: 'pending',
      date: arranged.toISOString(),
      proposedTime: null,
    });
    await app.sendEmails();
    expect(subjectsTo(told)).toEqual([subject]);
    await app.answer(asked, 'confirmed');
    expect(app.calendar.eventsOf(asked).map((event) => event.date)).toEqual([arranged, arranged]);
  });

  it.each(suggestionEnds)(
    'is told of when it is %s after all that was asked for has passed',
    async (_, end, told, subject) => {
      await suggests();
      app.clock.forward(days(2) + hours(1));
      await end();
      await app.sendEmails();
      expect(subjectsTo(told)).toEqual([subject]);
      const [letter] = app.mailer.to(told.email);
      expect(letter?.text).toContain('asked for has passed, so no swap is arranged.');
      expect(letter?.text).not.toContain('still waits');
    },
  );

  it.each([
    [
      'taken back',
      () => app.swaps.cancel(ana, { swapId: asked }),
      bea,
      'Ana no longer asks for a babysitting swap',
    ],
    ['declined', () => app.answer(asked, 'declined'), ana, 'Bea cannot make your babysitting swap'],
  ] as const)('is told of when the request itself is %s then', async (_, end, told, subject) => {
    await suggests();
    app.clock.forward(days(2) + hours(1));
    await end();
    await app.sendEmails();
    expect(subjectsTo(told)).toEqual([subject]);
  });

  it('is not told as agreed to once yet another time is', async () => {
    await app.propose(asked, proposed, bea);
    await reply('agreed');
    const again = later(proposed, days(1));
    await app.propose(asked, again, bea);
    await app.times.answer(ana, { swapId: asked, date: again.toISOString(), response: 'agreed' });
    await app.sendEmails();
    expect(subjectsTo(bea)).toEqual(['Ana agreed to the new time of your babysitting swap']);
  });

  it('goes when a time that was asked for is taken, or the request is', async () => {
    await app.propose(asked, proposed, bea);
    await app.answer(asked, 'confirmed');
    expect(await seenBy(ana)).toMatchObject({ date: arranged.toISOString(), proposedTime: null });
    await expect(reply('agreed')).rejects.toMatchObject({ code: 'CONFLICT' });
    await app.sendEmails();
    expect(subjectsTo(ana)).toEqual(['Bea said yes to your babysitting swap']);
  });

  it('keeps the request in both lists until its time has come', async () => {
    await app.propose(asked, proposed, bea);
    app.clock.forward(days(2) + hours(1));
    expect(await pendingOf(bea)).toMatchObject({ actions: ['decline', 'takeBackTime'] });
    expect(await pendingOf(ana)).toMatchObject({ actions: ['cancel', 'agreeToTime', 'declineTime'] });
    app.clock.forward(days(1));
    expect([await pendingOf(ana), await pendingOf(bea)]).toEqual([undefined, undefined]);
    await expect(reply('agreed')).rejects.toMatchObject({ code: 'SWAP_PAST' });
  });
});
