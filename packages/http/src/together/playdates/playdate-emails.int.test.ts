import { instantOf } from '@nestmates/domain/platform/dates/zoned-time.ts';
import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accept,
  beginningsIn,
  cancel,
  decline,
  playdateStatus,
  playmates,
  proposeAnew,
  proposed,
  suggestTo,
} from '../../../testing/playdate-setup.ts';
import { emailsTo, subjectsTo } from '../../../testing/sent-emails.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

/** Jobs of earlier tests have run. */
beforeEach(() => server.runJobs());

async function passUntil(then: Date): Promise<void> {
  const span = then.getTime() - server.clock.now().getTime();
  server.clock.forward(span);
  await server.runJobs();
}

const inDays = (count: number) => later(server.clock.now(), days(count)).toISOString();

describe('an e-mail', () => {
  it('tells the invited of the times by her own clock, and leads to them', async () => {
    const { bea } = await proposed(server);
    await server.runJobs();
    const [email] = await emailsTo(server, bea);
    expect(email?.subject).toBe('Ana suggests a playdate');
    expect(email?.text.match(/day, \w+ \d+ at \d+:\d\d\s[AP]M C[SD]T/g)).toHaveLength(3);
    expect(email?.text).toContain('/playdates');
  });

  it('tells each of what the other has answered', async () => {
    const { ana, bea, playdateId } = await proposed(server);
    const wanted = inDays(5);
    await proposeAnew(bea, playdateId, [wanted]);
    await server.runJobs();
    await accept(ana, playdateId, wanted);
    await server.runJobs();
    await cancel(bea, playdateId);
    await server.runJobs();
    expect(await subjectsTo(server, ana)).toEqual([
      'Bea proposes another time for your playdate',
      'Bea cancelled your playdate',
    ]);
    expect(await subjectsTo(server, bea)).toEqual(['Ana said yes to your playdate']);
  });

  it('tells of a proposal that was declined or taken back', async () => {
    const { ana, bea, playdateId } = await proposed(server);
    await server.runJobs();
    await decline(bea, playdateId);
    const { body } = await suggestTo(ana, bea);
    await server.runJobs();
    await cancel(ana, body.id);
    await server.runJobs();
    expect(await subjectsTo(server, ana)).toEqual(['Bea cannot make your playdate']);
    expect((await subjectsTo(server, bea)).at(-1)).toBe('Ana took back her playdate suggestion');
  });

  it('tells nothing that is no longer so when it is written', async () => {
    const { ana, bea, playdateId } = await proposed(server);
    await cancel(ana, playdateId);
    await server.runJobs();
    expect(await subjectsTo(server, bea)).toEqual(['Ana took back her playdate suggestion']);
  });

  it('is switched off in the settings', async () => {
    const { ana, bea } = await playmates(server);
    const { body } = await bea.put('/api/account/notifications', { playdateEmails: false });
    expect(body).toMatchObject({ playdateEmails: false, swapEmails: true, messageEmails: true });
    await suggestTo(ana, bea);
    await server.runJobs();
    expect(await subjectsTo(server, bea)).toEqual([]);
  });
});

describe('the reminder', () => {
  it('comes at six on the evening before, by the clock of each browser, and the end after two hours', async () => {
    const { ana, bea } = await playmates(server);
    const [newYork, losAngeles] = ['America/New_York', 'America/Los_Angeles'];
    const { body } = await ana.post('/api/suggest-meetup', { targetUserId: bea.id, timeZone: newYork });
    const time = beginningsIn(body.times).at(-1) ?? '';
    await bea.post(`/api/playdates/${body.id}/accept`, { time, timeZone: losAngeles });
    await server.runJobs();
    const dayBefore = later(new Date(time), -hours(24)).toISOString().slice(0, 10);
    await passUntil(instantOf(`${dayBefore}T18:00`, newYork));
    expect((await subjectsTo(server, ana)).at(-1)).toBe('Your playdate with Bea is tomorrow');
    expect(await subjectsTo(server, bea)).toEqual([]);
    await passUntil(instantOf(`${dayBefore}T18:00`, losAngeles));
    const email = (await emailsTo(server, bea)).at(-1);
    expect(email?.subject).toBe('Your playdate with Ana is tomorrow');
    expect(email?.text).toMatch(/at \d+:\d\d\sAM P[SD]T|at \d+:\d\d\sPM P[SD]T/);
    await passUntil(later(new Date(time), hours(2)));
    expect(await playdateStatus(server, Number(body.id))).toBe('done');
  });

  it('does not come for what was cancelled, and a proposal that nobody answers lapses', async () => {
    const { ana, bea, playdateId, times } = await proposed(server);
    await accept(bea, playdateId, times[0]);
    await server.runJobs();
    await cancel(bea, playdateId);
    const { body } = await suggestTo(ana, bea);
    const last = beginningsIn(body.times).at(-1) ?? '';
    await passUntil(new Date(last));
    expect(await subjectsTo(server, ana)).not.toContain('Your playdate with Bea is tomorrow');
    expect(await playdateStatus(server, Number(body.id))).toBe('expired');
  });
});
