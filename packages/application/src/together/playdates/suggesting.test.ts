import { noSlots, slotsOf } from '@nestmates/domain/members/availability/slots.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { namedTimeZone } from '@nestmates/domain/together/planner/named-time-zone.ts';
import { playdateMessage } from '@nestmates/domain/together/playdates/playdate-messages.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller, onboarded } from '../../../testing/a-caller.ts';
import { aChild, aMember } from '../../../testing/a-member.ts';
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
      times: [
        { date: '2026-03-06T16:00:00.000Z', until: '2026-03-06T18:00:00.000Z' },
        { date: '2026-03-06T21:00:00.000Z', until: '2026-03-06T23:00:00.000Z' },
        { date: '2026-03-06T23:30:00.000Z', until: '2026-03-07T01:30:00.000Z' },
      ],
      date: null,
      until: null,
      place: null,
      children: { mine: [], theirs: [] },
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
    expect((await app.suggest()).times.map(({ date }) => date)).toEqual([
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
    expect((await app.suggest()).times[0]?.date).toBe('2026-03-09T20:00:00.000Z');
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
    app.clock.forward(new Date(times.at(-1)?.date ?? '').getTime() - app.clock.now().getTime());
    expect((await app.suggest()).id).not.toBe(id);
    expect(app.store.all.map(({ status }) => status)).toEqual(['expired', 'proposed']);
  });
});

describe('a playdate as it was chosen', () => {
  const chosen = {
    times: [
      { date: '2026-03-08T17:00:00.000Z', until: '2026-03-08T18:30:00.000Z' },
      { date: '2026-03-07T17:00:00.000Z' },
    ],
    place: { of: ana.id },
    childIds: [11],
  };
  beforeEach(() => {
    app.people.put(aMember({ id: ana.id, firstName: 'Ana', children: [aChild({ id: 11, age: 3 })] }));
    app.people.put(aMember({ id: bea.id, firstName: 'Bea', children: [aChild({ id: 21, age: 4 })] }));
  });

  it('is sent with its times in their order, its place and the children who come along', async () => {
    const { id } = await app.suggest(bea, ana, chosen);
    const [shown] = await app.playdates.withMember(bea, { userId: ana.id });
    expect(shown).toMatchObject({
      times: [chosen.times[0], { ...chosen.times[1], until: '2026-03-07T19:00:00.000Z' }],
      place: { of: ana.id },
      children: { mine: [], theirs: [{ age: 3 }] },
    });
    const accepted = await app.accept(id, chosen.times[0]?.date, bea, { childIds: [21] });
    expect(accepted).toMatchObject({
      ...chosen.times[0],
      children: { mine: [{ id: 21, age: 4 }], theirs: [{ age: 3 }] },
    });
    expect(app.calendar.entriesOf(id)).toMatchObject([
      { userId: ana.id, details: { description: 'My place', time: { end: '2026-03-08T18:30' } } },
      { userId: bea.id, details: { description: 'Ana’s place' } },
    ]);
  });

  it('names nobody else’s children and nobody else’s place', async () => {
    for (const childIds of [[21], [11, 21]]) {
      await expect(app.suggest(bea, ana, { ...chosen, childIds })).rejects.toMatchObject({
        details: { issues: [{ path: 'childIds', message: 'Please choose from your own children' }] },
      });
    }
    await expect(app.suggest(bea, ana, { ...chosen, place: { of: 3 } })).rejects.toMatchObject({
      details: { issues: [{ path: 'place', message: 'Please choose the place of one of you two' }] },
    });
    nothingHappened();
    const { id } = await app.suggest(bea, ana, chosen);
    await expect(app.accept(id, chosen.times[0]?.date, bea, { childIds: [11] })).rejects.toMatchObject({
      kind: 'invalid',
    });
  });

  it('may be at a time at which the planner finds nobody free', async () => {
    app.times.put(bea.id, { slots: noSlots });
    await expect(app.suggest(bea, ana, chosen)).resolves.toMatchObject({ status: 'proposed' });
  });
});

describe('what the planner would suggest', () => {
  it('is when both are free and where others meet, and nothing is sent', async () => {
    const { times, places } = await app.playdates.suggestion(ana, { userId: bea.id });
    expect(times).toHaveLength(12);
    expect(times[0]).toEqual({ date: '2026-03-06T16:00:00.000Z', until: '2026-03-06T18:00:00.000Z' });
    expect(places).toEqual(['Central Library']);
    nothingHappened();
  });

  it('is for connections alone', async () => {
    await expect(app.playdates.suggestion(ana, { userId: 3 })).rejects.toMatchObject({
      code: 'NOT_CONNECTED',
    });
    app.block(bea, ana);
    await expect(app.playdates.suggestion(ana, { userId: bea.id })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });
});

describe('the times of a playdate', () => {
  it('are further ones at which both are free, without those that are proposed', async () => {
    const { id, times } = await app.suggest();
    for (const by of [ana, bea]) {
      const offered = (await app.playdates.times(by, { playdateId: id })).times;
      expect(offered).toHaveLength(12);
      expect(offered[0]?.date).toBe('2026-03-07T16:00:00.000Z');
      for (const time of times) expect(offered).not.toContainEqual(time);
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
    await app.accept(first.id, first.times[0]?.date);
    app.clock.forward(days(1));
    const second = await app.suggest();
    const shown = await app.playdates.withMember(bea, { userId: ana.id });
    expect(shown.map(({ id, status }) => [id, status])).toEqual([
      [second.id, 'proposed'],
      [first.id, 'scheduled'],
    ]);
    expect(await app.playdates.withMember(stranger, { userId: ana.id })).toEqual([]);
  });
});
