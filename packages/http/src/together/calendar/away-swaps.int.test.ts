import { Restrictions } from '@nestmates/application/members/restrictions/restrictions.ts';
import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { readIcs } from '@nestmates/infrastructure/testing/calendar/read-ics.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAhead, eventsFrom } from '../../../testing/calendar-setup.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { connect, mother, twoMothers } from '../../../testing/mothers.ts';
import { answerSwap, askForSwap, childOf, matchBetween, swapRequestOf } from '../../../testing/swap-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const decide = (work: (restrictions: Restrictions) => Promise<unknown>) =>
  server.container.get(port('transaction')).run(() => work(server.container.get(Restrictions)));

/** A swap that begins in two days, and both have a calendar. */
async function swapAhead() {
  const [ana] = await twoMothers(server);
  const bea = await mother(server, { firstName: 'Bea' });
  await connect(server, ana, bea);
  const both = { bea, matchId: await matchBetween(server, ana, bea), childId: await childOf(server, ana) };
  const date = later(server.clock.now(), days(2)).toISOString();
  const asked = await askForSwap(ana, { ...swapRequestOf(both), date });
  expect((await answerSwap(bea, asked.body.id, 'confirmed')).status).toBe(200);
  return { ana, bea };
}

/** Suspends somebody for good once the swap has begun. */
async function suspendMeanwhile({ id }: TestMember): Promise<void> {
  server.clock.forward(days(2) + minutes(1));
  await decide((restrictions) => restrictions.impose(id, { kind: 'suspended', until: null }, 'weight'));
  await server.runJobs();
  server.clock.forward(minutes(10));
  await server.runJobs();
}

const notesOf = async (member: TestMember) =>
  (await eventsFrom(member, dayAhead(-1))).map(({ description }) => description);

async function feedOf(member: TestMember) {
  const { url } = (await member.post('/api/calendar-link', { password })).body;
  return async () => {
    const { text } = await server.visitor().get(new URL(String(url)).pathname);
    const [, changedAt] = /LAST-MODIFIED:(\S+)/.exec(text) ?? [];
    return { count: readIcs(text).occurrences.length, text: text.replaceAll(/\r\n /g, ''), changedAt };
  };
}

describe('a swap that goes on while the other is suspended', () => {
  it('says in calendar and feed of whoever asked for it that the child is to be picked up', async () => {
    const { ana, bea } = await swapAhead();
    const feed = await feedOf(ana);
    const before = await feed();
    expect(before.text).not.toContain('pick them up');
    await suspendMeanwhile(bea);
    expect(await notesOf(ana)).toEqual([
      'Bea is not here now. If your child is with Bea, please pick them up: Zilker Park.\nZilker Park',
    ]);
    const [event] = await eventsFrom(ana, dayAhead(-1));
    const away = await feed();
    const file = await ana.get(`/api/calendar/${event?.id}/event.ics`);
    for (const text of [away.text, file.text.replaceAll(/\r\n /g, '')]) {
      expect(text).toContain('DESCRIPTION:If your child is with Bea\\, please pick them up: Zilker Park.');
      expect(text).not.toContain('not here now');
    }
    server.clock.forward(minutes(5));
    await decide((restrictions) => restrictions.lift(bea.id, 'weight'));
    await server.runJobs();
    expect(await notesOf(ana)).toEqual(['Zilker Park']);
    const back = await feed();
    expect(back.text).not.toContain('pick them up');
    // Programs that follow the file take up an entry that has changed since.
    const changes = [before, away, back].map(({ changedAt }) => String(changedAt));
    expect(changes).toEqual([...new Set(changes)].toSorted());
  });

  it('says to the sitter to stay until the children are picked up, and nothing of the emergency contact', async () => {
    const { ana, bea } = await swapAhead();
    await suspendMeanwhile(ana);
    expect(await notesOf(bea)).toEqual([
      'Ana is not here now. If the children are with you, stay with them until they are picked up. If nobody comes, call 911.\nZilker Park',
    ]);
  });

  it('is there no longer than it lasts, and not after a block', async () => {
    const { ana, bea } = await swapAhead();
    const feed = await feedOf(ana);
    await suspendMeanwhile(bea);
    expect((await feed()).count).toBe(1);
    server.clock.forward(days(1));
    await server.runJobs();
    expect([await notesOf(ana), (await feed()).count]).toEqual([[], 0]);
    const again = await swapAhead();
    await suspendMeanwhile(again.bea);
    const block = { blockerId: again.ana.id, blockedId: again.bea.id, createdAt: server.clock.now() };
    await server.knex('blocks').insert(block);
    expect(await notesOf(again.ana)).toEqual([]);
  });
});
