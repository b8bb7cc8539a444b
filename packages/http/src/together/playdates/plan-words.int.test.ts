import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, listAt } from '../../../testing/mothers.ts';
import { cancel, planner, playmate } from '../../../testing/playdate-setup.ts';
import { emailsTo } from '../../../testing/sent-emails.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** All that one of the two reads of a plan: letters, bell, calendar, thread. */
async function wordsOf(member: TestMember, other: TestMember): Promise<string> {
  await server.runJobs();
  const letters = (await emailsTo(server, member)).map(({ subject, text }) => `${subject}\n${text}`);
  const bell = await listAt(member, '/api/notifications');
  const calendar = await server
    .knex('calendar_events')
    .where({ userId: member.id })
    .select('title', 'description');
  const thread = await member.get(`/api/playdates/with/${other.id}`);
  return [...letters, JSON.stringify(bell), JSON.stringify(calendar), thread.text].join('\n');
}

const own = /\b(?:my|your) place\b/i;

it('a plan at the place of one is her own to nobody else, from the proposal to its end', async () => {
  const [ana, bea] = [await planner(server), await playmate(server)];
  await connect(server, ana, bea);
  const date = later(server.clock.now(), days(4));
  const plan = { targetUserId: bea.id, times: [{ date }], place: { of: ana.id } };
  const { body } = await ana.post('/api/suggest-meetup', plan);
  const proposed = await wordsOf(bea, ana);
  expect(proposed).toContain('at Ana’s place');
  expect(proposed).not.toMatch(own);

  await bea.post(`/api/playdates/${body.id}/accept`, { time: date });
  const [hers, others] = [await wordsOf(ana, bea), await wordsOf(bea, ana)];
  expect(hers).toContain('at your place');
  expect(hers).toContain('My place');
  expect(hers).not.toContain('Ana’s place');
  expect(others).toContain('Ana’s place');
  expect(others).not.toMatch(own);

  server.clock.forward(days(4) - hours(14));
  expect(await wordsOf(bea, ana)).not.toMatch(own);
  await cancel(ana, body.id);
  expect(await wordsOf(bea, ana)).not.toMatch(own);
});
