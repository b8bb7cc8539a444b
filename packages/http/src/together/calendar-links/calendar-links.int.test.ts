import { addDays } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { readIcs } from '@nestmates/infrastructure/testing/calendar/read-ics.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEvent, addedId, dayAhead, eventOn } from '../../../testing/calendar-setup.ts';
import { caseAbout, decideCase, reportMember } from '../../../testing/case-setup.ts';
import { memberPassword } from '../../../testing/member-password.ts';
import { mother } from '../../../testing/mothers.ts';
import { confirmedSwap } from '../../../testing/swap-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const day = dayAhead(10);

async function newLink(by: TestMember): Promise<string> {
  const { url } = (await by.post('/api/calendar-link', { password: memberPassword })).body;
  return new URL(String(url)).pathname;
}

const read = (path: string) => server.visitor().get(path);

describe('the secret link', () => {
  it('gives another program her events and swaps, without a session', async () => {
    const { ana } = await confirmedSwap(server);
    await addEvent(ana, eventOn(day, { repeat: 'weekly', until: addDays(day, 7) }));
    const { status, headers, text } = await read(await newLink(ana));
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const titles = readIcs(text).occurrences.map(({ title }) => title);
    expect(titles.sort()).toEqual(['Babysitting swap with Bea', 'Swim class', 'Swim class']);
  });

  it('is said to be there, and is stored as a digest only', async () => {
    const ana = await mother(server);
    expect((await ana.get('/api/calendar-link')).body).toEqual({ createdAt: null });
    const path = await newLink(ana);
    expect((await ana.get('/api/calendar-link')).body).toEqual({ createdAt: expect.any(String) });
    const stored = await server.knex('calendar_links').where({ userId: ana.id }).first();
    expect(path).not.toContain(stored.tokenDigest);
  });

  it('stops working when it is renewed or switched off', async () => {
    const ana = await mother(server);
    const first = await newLink(ana);
    const second = await newLink(ana);
    const gone = { error: 'NOT_FOUND', message: 'This calendar link is no longer valid.' };
    const refused = await read(first);
    expect([refused.status, refused.body]).toEqual([404, gone]);
    expect((await read(second)).status).toBe(200);
    expect((await ana.delete('/api/calendar-link')).status).toBe(200);
    expect((await read(second)).body).toEqual(gone);
    expect((await ana.get('/api/calendar-link')).body).toEqual({ createdAt: null });
  });

  it('opens nothing once her plan does not have the calendar', async () => {
    const ana = await mother(server, {}, 'unlocked');
    const path = await newLink(ana);
    await server.knex('users').where({ id: ana.id }).update({ hasUnlocked: false });
    const { status, body } = await read(path);
    expect([status, body.error]).toEqual([403, 'PRO_REQUIRED']);
    expect((await ana.get('/api/calendar-link')).body).toEqual({ createdAt: expect.any(String) });
    expect((await ana.delete('/api/calendar-link')).status).toBe(200);
  });

  it('opens nothing while its owner is suspended, and says nothing of that', async () => {
    const [{ ana, bea }, admin] = [await confirmedSwap(server), await server.member({ isAdmin: true })];
    const path = await newLink(ana);
    expect((await reportMember(server, bea, ana)).status).toBe(200);
    const until = later(server.clock.now(), days(7)).toISOString();
    const page = await caseAbout(server, admin, ana);
    expect((await decideCase(admin, page, 'suspend', { until })).status).toBe(200);
    const gone = { error: 'NOT_FOUND', message: 'This calendar link is no longer valid.' };
    expect((await read(path)).body).toEqual(gone);
    const { version } = await caseAbout(server, admin, ana);
    expect((await admin.post(`/api/admin/cases/${page.id}/undo`, { version })).status).toBe(200);
    expect((await read(path)).status).toBe(200);
  });

  it('is made with the password and not by a session alone, and an e-mail tells of it', async () => {
    const ana = await mother(server);
    const alone = await ana.post('/api/calendar-link');
    expect([alone.status, alone.body.error]).toEqual([403, 'PASSWORD_REQUIRED']);
    const guessed = await ana.post('/api/calendar-link', { password: 'guessed' });
    expect(guessed.body.message).toBe('This password is incorrect');
    expect((await ana.get('/api/calendar-link')).body).toEqual({ createdAt: null });
    await newLink(ana);
    await server.runJobs();
    const emails = await server.knex('sandbox_mail').where({ to: ana.email });
    expect(emails.map(({ subject }) => subject)).toEqual(['A link to your Nestmates calendar was made']);
  });

  it.each([
    [
      'the password is changed',
      (ana: TestMember) =>
        ana.post('/api/account/change-password', {
          currentPassword: memberPassword,
          newPassword: 'Nestmates2!',
        }),
    ],
    [
      'the password is reset by a link',
      async (ana: TestMember) => {
        await server.visitor().post('/api/password-reset-request', { email: ana.email });
        await server.runJobs();
        const [email] = await server.knex('sandbox_mail').where({ to: ana.email }).orderBy('id', 'desc');
        const token = /token=([\w-]+)/.exec(email.text)?.[1];
        return server.visitor().post('/api/password-reset-confirm', { token, newPassword: 'Nestmates2!' });
      },
    ],
    [
      'all other devices are logged out',
      (ana: TestMember) => ana.delete('/api/account/sessions', { password: memberPassword }),
    ],
    [
      'an administrator resets the password',
      async (ana: TestMember) =>
        (await server.signedInAs('admin')).post('/api/admin/reset-password', {
          email: ana.email,
          newPassword: 'Nestmates2!',
        }),
    ],
    [
      'an administrator resets the member',
      async (ana: TestMember) =>
        (await server.signedInAs('admin')).post('/api/admin/reset-user', { email: ana.email }),
    ],
  ])('ends when %s', async (_, end) => {
    const ana = await mother(server);
    const path = await newLink(ana);
    expect((await read(path)).status).toBe(200);
    expect((await end(ana)).status).toBe(200);
    expect((await read(path)).status).toBe(404);
  });

  it('is not sent again to whoever has the newest version', async () => {
    const ana = await mother(server);
    const path = await newLink(ana);
    await addEvent(ana, eventOn(day));
    const first = await read(path);
    const etag = first.headers.get('etag') ?? '';
    const known = { headers: { 'if-none-match': etag } };
    const again = await server.visitor().get(path, known);
    expect([again.status, again.text, again.headers.get('cache-control')]).toEqual([
      304,
      '',
      'private, no-cache',
    ]);
    await addEvent(ana, eventOn(addDays(day, 1)));
    const changed = await server.visitor().get(path, known);
    expect(changed.status).toBe(200);
    expect(readIcs(changed.text).occurrences).toHaveLength(2);
  });
});

describe('many links', () => {
  /** Counts how many whole calendars are read at once. */
  const watched = { now: 0, most: 0, until: Promise.resolve() };
  let busy: TestServer;
  beforeAll(async () => {
    busy = await testServer({
      env: { RATE_LIMITS: 'off' },
      swap: (container) => {
        const real = container.get(port('calendarQueries'));
        container.rebind(port('calendarQueries')).toConstantValue({
          find: (...of) => real.find(...of),
          upcoming: (...of) => real.upcoming(...of),
          between: (...of) => real.between(...of),
          async versionBetween(...of) {
            watched.now += 1;
            watched.most = Math.max(watched.most, watched.now);
            await watched.until;
            const version = await real.versionBetween(...of);
            watched.now -= 1;
            return version;
          },
        });
      },
    });
  });
  afterAll(() => busy.close());

  it('are read one after the other, whoever reads them, so that they take nobody else the database', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => mother(busy)));
    const paths = await Promise.all(members.map(newLink));
    const read = await Promise.all(
      [...paths, ...paths].map(async (path) => (await busy.visitor().get(path)).status),
    );
    expect(read).toEqual(Array(12).fill(200));
    expect(watched.most).toBe(1);
  });

  it('answers twelve readers of one link 200 or 429, and reads nothing for those it refuses', async () => {
    const path = await newLink(await mother(busy));
    const gate = Promise.withResolvers<void>();
    watched.until = gate.promise;
    let refused = 0;
    const statuses: number[] = [];
    const readers = async () => {
      const { status } = await busy.visitor().get(path);
      if (status !== 200 && ++refused === 8) gate.resolve();
      statuses.push(status);
    };
    const sent = await busy.statements.during(() => Promise.all(Array.from({ length: 12 }, readers)));
    expect(statuses.toSorted()).toEqual([...Array(4).fill(200), ...Array(8).fill(429)]);
    expect(sent.filter((text) => text.includes('calendar_links'))).toHaveLength(4);
  });

  it('refuses whoever reads one many times at once, and nobody else', async () => {
    const [greedy, other] = await Promise.all([mother(busy), mother(busy)]);
    const [path, otherPath] = [await newLink(greedy), await newLink(other)];
    const gate = Promise.withResolvers<void>();
    watched.until = gate.promise;
    const refused: Awaited<ReturnType<typeof read>>[] = [];
    const statuses = Array.from({ length: 9 }, async () => {
      const reply = await busy.visitor().get(path);
      if (reply.status !== 200 && refused.push(reply) === 5) gate.resolve();
      return reply.status;
    });
    expect((await busy.visitor().get(otherPath)).status).toBe(200);
    expect((await Promise.all(statuses)).toSorted()).toEqual([...Array(4).fill(200), ...Array(5).fill(429)]);
    expect(refused[0]?.body.error).toBe('RATE_LIMITED');
    expect(refused[0]?.headers.get('retry-after')).toBe('60');
  });
});

describe('the file of one event', () => {
  it('is read by the calendar of a phone', async () => {
    const ana = await mother(server);
    const id = await addedId(ana, eventOn(day, { end: `${day}T10:00` }));
    const { status, text } = await ana.get(`/api/calendar/${id}/event.ics`);
    expect(status).toBe(200);
    expect(readIcs(text).occurrences).toMatchObject([{ title: 'Swim class' }]);
  });
});
