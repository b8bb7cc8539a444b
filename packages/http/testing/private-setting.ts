import { ConnectionScores } from '@nestmates/application/friends/connections/connection-scores.ts';
import { connect } from './mothers.ts';
import { insertListing } from './order-setup.ts';
import { planner } from './playdate-setup.ts';
import { columnsOf } from './roles.ts';
import type { PrivateSetting } from './rows-of-member.ts';
import type { TestMember, TestServer } from './test-server.ts';
import type { Visitor } from './visitor.ts';

export type Viewer = 'visitor' | 'stranger' | 'connection' | 'administrator';
type Viewers = Readonly<Record<Viewer, Visitor>>;

async function subjectOf(on: TestServer): Promise<TestMember> {
  const subject = await planner(on, 'Sue', { lastName: 'Stone', city: 'Austin', bio: 'Hello.' });
  const at = on.clock.now();
  await on
    .knex('children')
    .where({ userId: subject.id })
    .update({ name: 'Kim', interests: ['space'] });
  await on.knex('ai_settings').insert({ userId: subject.id, enabled: true });
  await on.knex('notification_settings').insert({ memberId: subject.id });
  await on.knex('checkins').insert({
    userId: subject.id,
    location: 'Park',
    type: 'public',
    city: 'Austin',
    state: 'TX',
    createdAt: at,
  });
  const entry = { title: 'Doctor', type: 'personal', timeZone: 'America/Chicago' };
  await on
    .knex('calendar_events')
    .insert({ ...entry, userId: subject.id, date: at, createdAt: at, exceptions: '[]' });
  await insertListing(on.knex, subject, { title: 'Wooden train' });
  return subject;
}

export async function settingOf(
  on: TestServer,
): Promise<{ readonly setting: PrivateSetting; readonly viewers: Viewers; readonly subject: TestMember }> {
  const subject = await subjectOf(on);
  const [third, fourth, fifth] = [
    await planner(on, 'Cleo', { city: 'Austin' }),
    await planner(on, 'Dora', { city: 'Austin' }),
    await planner(on, 'Erin', { city: 'Austin' }),
  ];
  const listingId = await insertListing(on.knex, third);
  const viewers = {
    visitor: on.visitor(),
    stranger: await planner(on, 'Vera', { city: 'Austin' }),
    connection: await planner(on, 'Wilma', { city: 'Austin' }),
    administrator: await on.member({ ...columnsOf.admin, firstName: 'Ada' }),
  };
  for (const viewer of [viewers.stranger, viewers.connection]) {
    await on
      .knex('children')
      .where({ userId: viewer.id })
      .update({ interests: ['space', 'adhd'] });
  }
  await connect(on, subject, viewers.connection);
  // Gives the score that the two have, as when they connect by the product's calls.
  await on.container.get(ConnectionScores).renew({ memberId: subject.id });
  await on.runJobs();
  const setting = { knex: on.knex, subject, third, fourth, fifth, listingId, at: on.clock.now() };
  return { setting, viewers, subject };
}
