import type { MatchFacts } from '@nestmates/application/friends/matching/ports.ts';
import { candidates } from '@nestmates/infrastructure/friends/matching/ports.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../../testing/mothers.ts';
import { planner } from '../../../testing/playdate-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import {
  changeWhatIsHidden,
  columnsIn,
  type ShownTo,
  shownTo,
  type Viewer,
} from '../../../testing/what-is-hidden.ts';

const env = { RATE_LIMITS: 'off' };
let server: TestServer;
let leaking: TestServer;

const withDiagnoses = async (facts: readonly MatchFacts[]): Promise<readonly MatchFacts[]> =>
  Promise.all(
    facts.map(async (member) => {
      const rows = await leaking.knex('children').where({ userId: member.id }).orderBy('position');
      const children = member.children.map((child, n) => ({
        ...child,
        interests: [...child.interests, ...rows[n].developmentalSupport],
      }));
      return { ...member, children };
    }),
  );

beforeAll(async () => {
  server = await testServer({ env });
  leaking = await testServer({
    env,
    // Scores what no card shows, as the search once did.
    swap: (container) => {
      const real = container.get(candidates);
      container.rebind(candidates).toConstantValue({
        search: (me, since) => real.search(me, since),
        visibleFacts: async (me, ids) => withDiagnoses(await real.visibleFacts(me, ids)),
      });
    },
  });
});
afterAll(() => Promise.all([server.close(), leaking.close()]));

/** Computed for the caller, without changing anything. */
const computed = ['post /api/match/calculate', 'post /api/playdate-matches'];
/** Never ends. */
const stream = 'get /api/events';

const idsOf = async ({ knex }: TestServer, { id }: TestMember): Promise<readonly number[]> => {
  const rows = await Promise.all(
    ['children', 'calendar_events', 'checkins'].map((table) => knex(table).where({ userId: id }).pluck('id')),
  );
  return [...new Set([id, ...rows.flat()])];
};

/** What the calls of the contracts answer, by method and path. */
async function answersTo(on: TestServer, viewer: TestMember, subject: TestMember) {
  const ids = await idsOf(on, subject);
  const answers = new Map<string, string>();
  for (const { endpoint } of on.routes) {
    const name = `${endpoint.method} ${endpoint.path}`;
    if (name === stream || (endpoint.method !== 'get' && !computed.includes(name))) continue;
    const paths = endpoint.path.includes(':')
      ? ids.map((id) => endpoint.path.replaceAll(/:\w+/g, String(id)))
      : [endpoint.path];
    for (const path of paths) {
      const { status, text } = await viewer.send(endpoint.method, path);
      answers.set(`${endpoint.method} ${path}`, `${status} ${text}`);
    }
  }
  return answers;
}

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
  return subject;
}

/** The calls whose answers change with what is hidden. */
async function leaksTo(on: TestServer, viewer: Viewer, table: ShownTo = shownTo): Promise<readonly string[]> {
  const [subject, caller] = [await subjectOf(on), await planner(on, 'Vera', { city: 'Austin' })];
  await on
    .knex('children')
    .where({ userId: caller.id })
    .update({ interests: ['space', 'adhd'] });
  if (viewer === 'connection') await connect(on, subject, caller);
  await on.runJobs();
  await answersTo(on, caller, subject);
  const before = await answersTo(on, caller, subject);
  expect([...before.values()].join(), 'the subject is shown').toContain('Sue');
  await changeWhatIsHidden(on.knex, table, viewer, subject.id);
  await on.runJobs();
  const after = await answersTo(on, caller, subject);
  return [...before].filter(([call, answer]) => after.get(call) !== answer).map(([call]) => call);
}

describe('what is hidden', () => {
  it('is said for every column of these tables', async () => {
    const { rows } = await server.knex.raw(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = any(?)`,
      [Object.keys(shownTo)],
    );
    expect(columnsIn(shownTo).toSorted()).toEqual(rows.map(({ name }: { name: string }) => name).toSorted());
  });

  const timeout = 120_000;
  it.each(['stranger', 'connection'] as const)('changes no answer to a %s', { timeout }, async (viewer) => {
    expect(await leaksTo(server, viewer)).toEqual([]);
  });

  it('is found when the search scores a diagnosis', { timeout }, async () => {
    expect(await leaksTo(leaking, 'stranger')).toContain('post /api/match/calculate');
  });

  it('is found when a column is shown that is declared hidden', { timeout }, async () => {
    const { checkins, ...others } = shownTo;
    const declared = {
      ...others,
      checkins: { ...checkins, everyone: 'city state created_at', herself: 'location' },
    };
    expect(await leaksTo(server, 'stranger', declared)).toContain('get /api/checkin/recent');
  });
});
