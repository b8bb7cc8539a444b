import { hours, later, seconds } from '@nestmates/domain/platform/shared/time.ts';
import { setDatabaseClock } from '@nestmates/infrastructure/testing/database-clock.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { caseAbout, decideCase } from '../../../testing/case-setup.ts';
import { askToConnect, connect, mother } from '../../../testing/mothers.ts';
import { austin, markedMember, readsThatShow, readsWith } from '../../../testing/reads-that-show.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

const timeout = 240_000;
let server: TestServer;
beforeEach(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterEach(() => server.close());

/** The clocks of the server and of the database, and no job is run. */
async function moveTo(at: Date): Promise<void> {
  server.clock.forward(at.getTime() - server.clock.now().getTime());
  await setDatabaseClock(server.databaseUrl, server.clock.now());
}

async function everybody() {
  const marked = await markedMember(server);
  const portrait = `portrait-${marked.id}`;
  const profilePhotoUrl = `/photos/${portrait}/card.webp`;
  await server.knex('users').where({ id: marked.id }).update({ profilePhotoUrl });
  const stranger = await mother(server, { firstName: 'Vera', ...austin });
  const friend = await mother(server, { firstName: 'Fay', ...austin });
  const admin = await server.member({ isAdmin: true });
  await connect(server, friend, marked);
  await server.runJobs();
  const shownTo = async (by: TestMember) => ({
    name: await readsThatShow(server, marked, by),
    photo: await readsWith(server, portrait, by, [marked.id]),
  });
  const shown = async () => ({ stranger: await shownTo(stranger), friend: await shownTo(friend) });
  const reporters = [await mother(server), await mother(server)];
  for (const reporter of reporters) await connect(server, reporter, marked);
  const report = { about: { kind: 'member', id: marked.id }, category: 'harassment' };
  /** Reported by others, whose lists of reports name whom they are about. */
  const decide = async (decision: 'limit' | 'suspend', until: Date) => {
    const reporter = reporters.pop();
    expect((await reporter?.post('/api/reports', report))?.status).toBe(200);
    const page = await caseAbout(server, admin, marked);
    const decided = await decideCase(admin, page, decision, { until: until.toISOString() });
    expect(decided.status, decided.text).toBe(200);
  };
  const isClosed = async () =>
    [await marked.get('/api/matches'), await askToConnect(marked, stranger)].map(
      ({ body }) => body.error === 'RESTRICTED',
    );
  return { shown, decide, isClosed };
}

const nothing = { name: [], photo: [] };
/** The name of whom a thread was with. */
const closedThread = { name: ['get /api/conversations', 'get /api/conversations/:userId'], photo: [] };

describe('what is shown of a member', () => {
  it.each(['limit', 'suspend'] as const)(
    'comes back in the second in which it ends, before any job has run: %s',
    { timeout },
    async (decision) => {
      const { shown, decide } = await everybody();
      const before = await shown();
      expect(before.stranger.name.length).toBeGreaterThan(5);
      expect(before.friend.photo).toContain('get /api/matches');
      const until = later(server.clock.now(), hours(1));
      await decide(decision, until);
      const meanwhile = { stranger: nothing, friend: decision === 'limit' ? before.friend : closedThread };
      expect(await shown()).toEqual(meanwhile);
      await moveTo(later(until, -seconds(1)));
      expect(await shown()).toEqual(meanwhile);
      await moveTo(until);
      expect(await shown()).toEqual(before);
      await server.runJobs();
      expect(await shown()).toEqual(before);
    },
  );

  it('stays away from strangers while the milder of two goes on', { timeout }, async () => {
    const { shown, decide, isClosed } = await everybody();
    const before = await shown();
    const now = server.clock.now();
    await decide('limit', later(now, hours(2)));
    await decide('suspend', later(now, hours(1)));
    await moveTo(later(now, hours(1) - seconds(1)));
    expect(await shown()).toEqual({ stranger: nothing, friend: closedThread });
    expect(await isClosed()).toEqual([true, true]);
    await moveTo(later(now, hours(1)));
    expect(await shown()).toEqual({ stranger: nothing, friend: before.friend });
    expect(await isClosed()).toEqual([false, true]);
    await moveTo(later(now, hours(2) - seconds(1)));
    expect(await shown()).toEqual({ stranger: nothing, friend: before.friend });
    await moveTo(later(now, hours(2)));
    expect(await shown()).toEqual(before);
    expect(await isClosed()).toEqual([false, false]);
  });

  it('stays away from everybody while the stronger of two goes on', { timeout }, async () => {
    const { shown, decide } = await everybody();
    const before = await shown();
    const now = server.clock.now();
    await decide('suspend', later(now, hours(2)));
    await decide('limit', later(now, hours(1)));
    await moveTo(later(now, hours(1)));
    expect(await shown()).toEqual({ stranger: nothing, friend: closedThread });
    await moveTo(later(now, hours(2)));
    expect(await shown()).toEqual(before);
  });
});
