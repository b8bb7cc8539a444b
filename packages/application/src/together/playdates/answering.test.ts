import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { playdateMessage } from '@nestmates/domain/together/playdates/playdate-messages.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { playdatesInMemory } from '../../../testing/memory/playdates-in-memory.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { playdateEmails } from './emails.ts';

const [ana, bea, stranger] = [aCaller({ id: 1, plan: 'premium' }), aCaller({ id: 2 }), aCaller({ id: 3 })];
const now = new StoppedClock().now();
const inDays = (count: number) => later(now, days(count));
const notFound = { kind: 'not-found', message: 'We could not find this playdate.' };

let app: ReturnType<typeof playdatesInMemory>;
beforeEach(() => {
  app = playdatesInMemory();
});

const toldBoth = [
  { to: ana.id, event: { type: 'playdate', userId: bea.id } },
  { to: bea.id, event: { type: 'playdate', userId: ana.id } },
];
/** The newest e-mail that waits to be sent. */
function lastEmail() {
  const kinds = Object.values(playdateEmails).map(({ job }) => job.name);
  return app.jobs.waiting.findLast(({ name }) => kinds.includes(name));
}
const statuses = () => app.store.all.map(({ status }) => status);

describe('accepting a proposal', () => {
  it('plans the time that she chose, in both calendars, each named after the other', async () => {
    const { id, times } = await app.suggest();
    const accepted = await app.accept(id, times[1]?.date);
    expect(accepted).toMatchObject({
      status: 'scheduled',
      date: times[1]?.date,
      until: times[1]?.until,
      times: [],
      actions: ['cancel'],
    });
    const begins = times[1]?.date.slice(0, 16);
    expect(app.calendar.entriesOf(id)).toMatchObject([
      { userId: ana.id, details: { title: 'Playdate with Bea', type: 'playdate', time: { start: begins } } },
      { userId: bea.id, details: { title: 'Playdate with Ana' } },
    ]);
    for (const by of [ana, bea]) {
      expect((await app.playdates.list(by, 'scheduled', { limit: 10 })).items).toMatchObject([{ id }]);
      expect((await app.playdates.list(by, 'proposed', { limit: 10 })).items).toEqual([]);
    }
    expect(app.events.announced.slice(-2)).toEqual(toldBoth);
    expect(lastEmail()).toMatchObject({
      name: 'playdates.accepted',
      payload: { playdateId: id, to: ana.id },
    });
  });

  it('is refused for a time that is not proposed, and for one that has passed', async () => {
    const { id, times } = await app.suggest();
    await expect(app.accept(id, inDays(9).toISOString())).rejects.toMatchObject({ code: 'CONFLICT' });
    app.clock.forward(new Date(times[0]?.date ?? '').getTime() - now.getTime());
    await expect(app.accept(id, times[0]?.date)).rejects.toMatchObject({
      code: 'PLAYDATE_PAST',
      message: 'This time has passed. Please choose or propose another one.',
    });
    expect(statuses()).toEqual(['proposed']);
    const [shown] = await app.playdates.withMember(bea, { userId: ana.id });
    expect(shown?.times.map(({ passed }) => passed)).toEqual([true, false, false]);
    expect(shown?.times).toMatchObject(times.map(({ date, until }) => ({ date, until })));
    await expect(app.accept(id, times[1]?.date)).resolves.toMatchObject({ status: 'scheduled' });
  });

  it('needs a verified e-mail where that is required, which declining does not', async () => {
    const unverified = { ...bea, mustVerifyEmail: true };
    const { id, times } = await app.suggest();
    await expect(app.accept(id, times[0]?.date, unverified)).rejects.toMatchObject({
      code: 'EMAIL_UNVERIFIED',
    });
    expect(statuses()).toEqual(['proposed']);
    await expect(app.answers.decline(unverified, { playdateId: id })).resolves.toMatchObject({
      status: 'declined',
    });
  });
});

describe('answering a proposal', () => {
  it('with no leaves the calendars alone and lets another be suggested', async () => {
    const { id } = await app.suggest();
    expect(await app.answers.decline(bea, { playdateId: id })).toMatchObject({
      status: 'declined',
      actions: [],
    });
    expect(app.calendar.entriesOf(id)).toEqual([]);
    expect(lastEmail()).toMatchObject({ name: 'playdates.declined', payload: { to: ana.id } });
    await expect(app.suggest()).resolves.toMatchObject({ status: 'proposed' });
  });

  it('with other times keeps the length, where no other end is said', async () => {
    const times = [{ date: inDays(5).toISOString(), until: later(inDays(5), hours(4)).toISOString() }];
    const { id } = await app.playdates.suggest(ana, { targetUserId: bea.id, times });
    const { times: anew } = await app.proposeAnew(id, [inDays(9)]);
    expect(anew).toMatchObject([{ until: later(inDays(9), hours(4)).toISOString() }]);
  });

  it('with other times makes her the one who waits, and stands in the thread', async () => {
    const { id } = await app.suggest();
    const anew = await app.proposeAnew(id, [inDays(9), inDays(8)]);
    expect(anew).toMatchObject({
      proposedByMe: true,
      times: [{ date: inDays(9).toISOString() }, { date: inDays(8).toISOString() }],
      actions: ['withdraw'],
    });
    expect(app.messages.all.at(-1)).toMatchObject({
      senderId: bea.id,
      message: playdateMessage.proposedAnew,
      playdateId: id,
    });
    expect(lastEmail()).toMatchObject({ name: 'playdates.proposed-anew', payload: { to: ana.id } });
    await expect(app.accept(id, inDays(8).toISOString())).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await app.accept(id, inDays(8).toISOString(), ana)).toMatchObject({
      date: inDays(8).toISOString(),
    });
    expect(lastEmail()).toMatchObject({ name: 'playdates.accepted', payload: { to: bea.id } });
  });

  it.each([
    ['no times', [], 'Please choose at least one time'],
    ['a time that has passed', [-1], 'Please choose a time in the future'],
    ['three times, all of which have passed', [-3, -2, -1], 'Please choose a time in the future'],
    ['four times', [1, 2, 3, 4], 'You can offer up to three times'],
    ['one twice', [2, 2], 'Please choose times that differ'],
    ['a far one', [93], 'Please choose a time within the next three months'],
  ])('with %s is refused, and nothing changes', async (_, ahead, message) => {
    const { id, times } = await app.suggest();
    const [told, written] = [app.events.announced.length, app.messages.all.length];
    await expect(app.proposeAnew(id, ahead.map(inDays))).rejects.toMatchObject({
      kind: 'invalid',
      details: { issues: [{ path: 'times', message }] },
    });
    const [kept] = (await app.playdates.list(bea, 'proposed', { limit: 10 })).items;
    expect(kept?.times).toEqual(times);
    expect([app.events.announced.length, app.messages.all.length]).toEqual([told, written]);
  });

  it('is not for whoever proposed it, and to anyone else there is nothing to answer', async () => {
    const { id, times } = await app.suggest();
    const answersOf = (by: typeof ana) => [
      () => app.accept(id, times[0]?.date, by),
      () => app.answers.decline(by, { playdateId: id }),
      () => app.proposeAnew(id, [inDays(5)], by),
    ];
    for (const answer of answersOf(ana)) await expect(answer()).rejects.toMatchObject({ kind: 'forbidden' });
    for (const answer of answersOf(stranger)) await expect(answer()).rejects.toMatchObject(notFound);
    app.block(bea, ana);
    for (const answer of answersOf(bea)) await expect(answer()).rejects.toMatchObject(notFound);
    await expect(app.answers.cancel(ana, { playdateId: id })).rejects.toMatchObject(notFound);
    expect(statuses()).toEqual(['proposed']);
  });

  it.each([
    ['accepted', (id: number, time: string) => app.accept(id, time)],
    ['declined', (id: number) => app.answers.decline(bea, { playdateId: id })],
    ['taken back', (id: number) => app.answers.cancel(ana, { playdateId: id })],
  ])('is refused once it is %s', async (_, end) => {
    const { id, times } = await app.suggest();
    await end(id, times[0]?.date ?? '');
    const [status] = statuses();
    for (const late of [
      () => app.accept(id, times[0]?.date),
      () => app.answers.decline(bea, { playdateId: id }),
      () => app.proposeAnew(id, [inDays(5)]),
    ]) {
      await expect(late()).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    expect(statuses()).toEqual([status]);
  });

  it('is too late once the last of its times has come', async () => {
    const { id, times } = await app.suggest();
    app.clock.forward(new Date(times.at(-1)?.date ?? '').getTime() - now.getTime());
    await expect(app.answers.decline(bea, { playdateId: id })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(app.accept(id, times[0]?.date)).rejects.toMatchObject({
      code: 'PLAYDATE_LAPSED',
      message: 'All of these times have passed. Please suggest new ones.',
    });
    expect((await app.playdates.list(bea, 'past', { limit: 10 })).items).toMatchObject([
      { status: 'expired', actions: [] },
    ]);
  });
});

describe('calling a playdate off', () => {
  it('is for its proposer while it waits, and told to the other', async () => {
    const { id } = await app.suggest();
    await expect(app.answers.cancel(bea, { playdateId: id })).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await app.answers.cancel(ana, { playdateId: id })).toMatchObject({
      status: 'cancelled',
      date: null,
    });
    expect(lastEmail()).toMatchObject({ name: 'playdates.withdrawn', payload: { to: bea.id } });
  });

  it.each([
    ['the one', ana, bea],
    ['the other', bea, ana],
  ])('is for %s of the two once it is planned, and leaves both calendars', async (_, by, other) => {
    const { id, times } = await app.suggest();
    await app.accept(id, times[0]?.date);
    expect(await app.answers.cancel(by, { playdateId: id })).toMatchObject({
      status: 'cancelled',
      date: times[0]?.date,
      actions: [],
    });
    expect(app.calendar.entriesOf(id)).toEqual([]);
    expect(lastEmail()).toMatchObject({ name: 'playdates.cancelled', payload: { to: other.id } });
    await expect(app.answers.cancel(by, { playdateId: id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is too late once it begins', async () => {
    const { id, times } = await app.suggest();
    await app.accept(id, times[0]?.date);
    app.clock.forward(new Date(times[0]?.date ?? '').getTime() - now.getTime());
    await expect(app.answers.cancel(ana, { playdateId: id })).rejects.toMatchObject({
      code: 'PLAYDATE_BEGUN',
      message: 'This playdate has begun and can no longer be cancelled.',
    });
    expect(app.calendar.entriesOf(id)).toHaveLength(2);
  });
});

describe('the end of a playdate', () => {
  it('comes two hours after its beginning, and open pages show it', async () => {
    const { id, times } = await app.suggest();
    await app.accept(id, times[0]?.date);
    const end = later(new Date(times[0]?.date ?? ''), hours(2));
    await app.passUntil(later(end, -1));
    expect(statuses()).toEqual(['scheduled']);
    const told = app.events.announced.length;
    await app.passUntil(end);
    expect(statuses()).toEqual(['done']);
    expect(app.events.announced.slice(told)).toEqual(toldBoth);
  });

  it('of a proposal comes with the last of its times', async () => {
    const { times } = await app.suggest();
    await app.passUntil(new Date(times.at(-1)?.date ?? ''));
    expect(statuses()).toEqual(['expired']);
  });

  it('follows the playdate to the times that are proposed anew', async () => {
    const { id } = await app.suggest();
    await app.proposeAnew(id, [inDays(8)]);
    await app.passUntil(inDays(5));
    expect(statuses()).toEqual(['proposed']);
    await app.passUntil(inDays(8));
    expect(statuses()).toEqual(['expired']);
  });
});
