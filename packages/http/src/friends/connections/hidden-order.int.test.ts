import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askToConnect } from '../../../testing/mothers.ts';
import { planner } from '../../../testing/playdate-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

/** All that a score reads, so that whatever is hidden changes it. */
const shown = {
  zipCode: '78701',
  lookingFor: ['playdates', 'friendship'],
  lifestyleInterests: ['hiking', 'reading'],
  parentingValues: ['gentle-parenting'],
  supportNeeds: ['working-mom'],
  socialPreferences: ['small-groups'],
  parentingVibe: ['laid-back'],
  availability: ['weekend-mornings', 'weekday-mornings'],
};

const interests = ['space', 'dinosaurs'];

async function alike(firstName: string): Promise<TestMember> {
  const member = await planner(server, firstName, shown);
  await server.knex('children').where({ userId: member.id }).update({ interests });
  return member;
}

const ok = ({ status, text }: { readonly status: number; readonly text: string }) =>
  expect(`${status} ${text}`).toMatch(/^200/);

/** Connects by the calls of the two, as the pages make them. */
async function meet(one: TestMember, other: TestMember): Promise<void> {
  ok(await askToConnect(one, other));
  const [request] = JSON.parse((await other.get('/api/connections/pending')).text).filter(
    ({ requester }: { requester: { id: number } }) => requester.id === one.id,
  );
  ok(await other.post('/api/connections/respond', { requestId: request.id, action: 'accept' }));
}

const edited = (change: object) => async (by: TestMember) =>
  ok(await by.put('/api/profile/edit', { firstName: 'Same', ...change }));
const privately = (change: object) => async (by: TestMember) =>
  ok(await by.put('/api/profile/privacy', change));

/** What a member may do so that others see less of them, one field after the other. */
const hidings: readonly (readonly [what: string, hide: (by: TestMember) => Promise<void>])[] = [
  ['the zip from everyone', privately({ zipShownTo: 'nobody' })],
  ['the zip from strangers', privately({ zipShownTo: 'connections' })],
  ...Object.keys(shown)
    .filter((field) => field !== 'zipCode')
    .map((field) => [field, edited({ [field]: [] })] as const),
];

const scoreIn = async (by: TestMember, path: string, who: (row: never) => number, of: TestMember) =>
  JSON.parse((await by.get(path)).text).find((row: never) => who(row) === of.id)?.compatibilityScore;

/** Every place where the score of a connection is said. */
async function scoresOf(by: TestMember, of: TestMember) {
  const person = JSON.parse((await by.get(`/api/people/${of.id}`)).text);
  return [
    await scoreIn(by, '/api/matches', ({ user }: { user: { id: number } }) => user.id, of),
    await scoreIn(by, '/api/conversations', ({ userId }: { userId: number }) => userId, of),
    person.match.compatibilityScore,
  ];
}

describe.each(hidings)('who hides %s', (_, hide) => {
  it('has one score, whether it was hidden before the two met or afterwards', async () => {
    const viewer = await alike('Vera');
    const [before, after, never] = [await alike('Same'), await alike('Same'), await alike('Same')];
    await hide(before);
    for (const member of [before, after, never]) await meet(member, viewer);
    const first = (await scoresOf(viewer, after))[0];
    await hide(after);
    expect(await scoresOf(viewer, after), 'before any job has run').toEqual(await scoresOf(viewer, before));
    await server.runJobs();
    const scores = { before: await scoresOf(viewer, before), after: await scoresOf(viewer, after) };
    expect(scores.after).toEqual(scores.before);
    expect(new Set(scores.after).size).toBe(1);
    // What is hidden counts in the score of whoever shows it.
    expect(scores.after[0]).toBeLessThanOrEqual(first);
    expect(await scoresOf(viewer, never)).toEqual([first, first, first]);
  });
});

it('has one score for both of the two', async () => {
  const [ana, bea] = [await alike('Ana'), await alike('Bea')];
  await meet(ana, bea);
  await privately({ zipShownTo: 'nobody' })(ana);
  await edited({ lookingFor: [] })(bea);
  await server.runJobs();
  expect(await scoresOf(ana, bea)).toEqual(await scoresOf(bea, ana));
});

it('follows a change of the children', async () => {
  const [ana, bea] = [await alike('Ana'), await alike('Bea')];
  await meet(ana, bea);
  const [before] = await scoresOf(ana, bea);
  ok(await bea.put('/api/profile/children', { children: [{ gender: 'boy', age: 15 }] }));
  const [after] = await scoresOf(ana, bea);
  expect(after).toBeLessThan(before);
  await server.runJobs();
  expect((await scoresOf(ana, bea))[0]).toBe(after);
});
