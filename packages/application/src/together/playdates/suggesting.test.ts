import { noSlots, slotsOf } from '@nestmates/domain/members/availability/slots.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { namedTimeZone } from '@nestmates/domain/together/planner/named-time-zone.ts';
import { playdateMessage } from '@nestmates/domain/together/playdates/playdate-messages.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller, onboarded } from '../../../testing/a-caller.ts';
import { aMember } from '../../../testing/a-member.ts';
import { playdatesInMemory } from '../../../testing/memory/playdates-in-memory.ts';

const [ana, bea, stranger] = [aCaller({ id: 1, plan: 'premium' }), aCaller({ id: 2 }), aCaller({ id: 3 })];
const unfinished = aMember({ id: 2, progress: { ...onboarded, childrenAdded: false } });
const wholePage = { limit: 10 };

let app: ReturnType<typeof playdatesInMemory>;
beforeEach(() => {
  app = playdatesInMemory();
});

const nothingHappened = () => {
  expect([app.store.all, app.messages.all, app.events.announced, app.jobs.waiting]).toEqual([[], [], [], []]);
};

describe('suggesting a playdate', () => {
  it('proposes the next three times at which both are free, a day ahead at least', async () => {
    // It is 4:00 on Thursday in Chicago, and the clocks go forward on Sunday.
    const suggested = await app.suggest();
    expect(suggested).toMatchObject({
      status: 'proposed',
      proposedByMe: true,
      times: ['2026-03-06T16:00:00.000Z', '2026-03-06T21:00:00.000Z', '2026-03-06T23:30:00.000Z'],
      date: null,
      actions: ['withdraw'],
    });
    expect((await app.playdates.list(ana, 'proposed', wholePage)).items).toEqual([suggested]);
    expect((await app.playdates.list(bea, 'proposed', wholePage)).items).toEqual([
      {
        ...suggested,
        user: { id: ana.id, firstName: 'Ana', profilePhotoUrl: null },
        proposedByMe: false,
        actions: ['accept', 'decline', 'proposeAnew'],
      },
    ]);
    expect(app.calendar.entriesOf(suggested.id)).toEqual([]);
  });

  it('leaves out what either calendar holds and what one of the two weeks does not have', async () => {
    app.times.put(bea.id, { slots: slotsOf(['sunday'], ['morning', 'afternoon']) });
    const busy = { from: new Date('2026-03-08T15:00Z'), to: new Date('2026-03-08T15:30Z') };
    app.times.put(ana.id, { busy: [busy] });
    expect((await app.suggest()).times).toEqual([
      '2026-03-08T20:00:00.000Z',
      '2026-03-15T15:00:00.000Z',
      '2026-03-15T20:00:00.000Z',
    ]);
  });

  it('counts the hours of each by her own clock', async () => {
    app.times.put(bea.id, {
      zone: namedTimeZone('Pacific/Honolulu'),
      slots: slotsOf(['monday'], ['morning']),
    });
    // Three in the afternoon in Chicago is ten in the morning in Honolulu.
    expect((await app.suggest()).times[0]).toBe('2026-03-09T20:00:00.000Z');
  });

  it('stands in their thread and is told to both', async () => {
    const { id } = await app.suggest();
    expect(app.messages.all).toMatchObject([
      { senderId: ana.id, receiverId: bea.id, message: playdateMessage.suggested, playdateId: id },
    ]);
    const [messageId] = app.messages.all.map((message) => message.id);
    expect(app.events.announced).toEqual([
      { to: bea.id, event: { type: 'message', userId: ana.id, messageId } },
      { to: ana.id, event: { type: 'message', userId: bea.id, messageId } },
      { to: ana.id, event: { type: 'playdate', userId: bea.id } },
      { to: bea.id, event: { type: 'playdate', userId: ana.id } },
    ]);
    expect(app.jobs.waiting.map(({ name }) => name)).toEqual(['playdates.suggested', 'playdates.end']);
  });

  it('is refused of someone she is not connected with', async () => {
    await expect(app.suggest(stranger)).rejects.toMatchObject({
      code: 'NOT_CONNECTED',
      message: 'You can suggest a playdate once you are connected.',
    });
    nothingHappened();
  });

  it('is refused of herself', async () => {
    await expect(app.suggest(ana)).rejects.toMatchObject({
      kind: 'invalid',
      details: {
        issues: [{ path: 'targetUserId', message: 'You cannot suggest a playdate to yourself.' }],
      },
    });
    nothingHappened();
  });

  it.each([
    ['who is not there', () => app.people.remove(bea.id)],
    ['who is unfinished', () => app.people.put(unfinished)],
    ['who has blocked her', () => app.block(bea, ana)],
    ['whom she has blocked', () => app.block(ana, bea)],
  ])('is refused of someone %s, as of nobody', async (_, begin) => {
    begin();
    await expect(app.suggest()).rejects.toMatchObject({
      kind: 'not-found',
      message: 'We could not find this member.',
    });
    nothingHappened();
  });

  it.each(['ana', 'bea'] as const)('is refused while %s has no time at all', async (who) => {
    app.times.put(who === 'ana' ? ana.id : bea.id, { slots: noSlots });
    await expect(app.suggest()).rejects.toMatchObject({ kind: 'conflict', code: 'NO_COMMON_TIME' });
    nothingHappened();
  });

  it('is refused from either side while one waits, and possible once it has lapsed', async () => {
    const { id, times } = await app.suggest();
    for (const [by, to] of [
      [ana, bea],
      [bea, ana],
    ] as const) {
      await expect(app.suggest(to, by)).rejects.toMatchObject({ code: 'ALREADY_PROPOSED' });
    }
    expect(app.messages.all).toHaveLength(1);
    app.clock.forward(new Date(times.at(-1) ?? '').getTime() - app.clock.now().getTime());
    expect((await app.suggest()).id).not.toBe(id);
    expect(app.store.all.map(({ status }) => status)).toEqual(['expired', 'proposed']);
  });
});

describe('the times of a playdate', () => {
  it('are further ones at which both are free, without those that are proposed', async () => {
    const { id, times } = await app.suggest();
    for (const by of [ana, bea]) {
      const offered = (await app.playdates.times(by, { playdateId: id })).times;
      expect(offered).toHaveLength(12);
      expect(offered[0]).toBe('2026-03-07T16:00:00.000Z');
      for (const time of times) expect(offered).not.toContain(time);
    }
  });

  it('are nobody else’s', async () => {
    const { id } = await app.suggest();
    await expect(app.playdates.times(stranger, { playdateId: id })).rejects.toMatchObject({
      message: 'We could not find this playdate.',
    });
    app.block(ana, bea);
    await expect(app.playdates.times(bea, { playdateId: id })).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('the playdates of a thread', () => {
  it('are those of the two, the newest first', async () => {
    const first = await app.suggest();
    await app.accept(first.id, first.times[0]);
    app.clock.forward(days(1));
    const second = await app.suggest();
    const shown = await app.playdates.withMember(bea, { userId: ana.id });
    expect(shown.map(({ id, status }) => [id, status])).toEqual([
      [second.id, 'proposed'],
      [first.id, 'scheduled'],
    ]);
    expect(await app.playdates.withMember(stranger, { userId: ana.id })).toEqual([]);
  });

  it('show of a proposal the times that are still to come', async () => {
    const { times } = await app.suggest();
    app.clock.forward(later(new Date(times[0] ?? ''), 1).getTime() - app.clock.now().getTime());
    const [shown] = await app.playdates.withMember(bea, { userId: ana.id });
    expect(shown?.times).toEqual(times.slice(1));
  });
});
