import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { immediateTransaction } from '../../../testing/immediate-transaction.ts';
import { MemoryJobs } from '../../../testing/memory/memory-jobs.ts';
import { MemoryMailer } from '../../../testing/memory/memory-mailer.ts';
import { MemoryMembers } from '../../../testing/memory/memory-members.ts';
import { MemoryNotificationSettings } from '../../../testing/memory/memory-notification-settings.ts';
import { MemoryRateLimiter } from '../../../testing/memory/memory-rate-limiter.ts';
import { MemoryVerificationLinks } from '../../../testing/memory/memory-verification-links.ts';
import { MovableClock } from '../../../testing/movable-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { uniqueNames } from '../../../testing/unique-names.ts';
import { jobHandler } from '../../platform/jobs/jobs.ts';
import { Emails } from '../emails/emails.ts';
import { EmailVerification } from './email-verification.ts';
import { emailVerified } from './email-verified.ts';
import { verificationEmail } from './emails.ts';
import { VerificationLinkIssuer } from './verification-link-issuer.ts';

const email = 'ana@example.com';

async function setUp() {
  const clock = new MovableClock();
  const members = new MemoryMembers();
  const [jobs, mailer] = [new MemoryJobs(), new MemoryMailer()];
  const announced: unknown[] = [];
  const met: number[] = [];
  const emails = new Emails({
    emailFaces: { of: async () => undefined },
    notMeLinks: stub({ issue: async () => 'not-me-token' }),
    jobs,
    notificationSettings: new MemoryNotificationSettings(),
    rateLimiter: new MemoryRateLimiter(clock),
    mailer,
    notificationList: stub({ tell: async () => undefined }),
    pushNotifications: stub({ push: async () => undefined }),
    clock,
    publicUrl: () => 'https://nestmates.example',
  });
  const tokens = { generate: uniqueNames('token'), digest: (token: string) => `digest of ${token}` };
  const links = new MemoryVerificationLinks(members);
  const issuer = new VerificationLinkIssuer({ members, verificationLinks: links, tokens, clock });
  const verification = new EmailVerification({
    verificationLinks: links,
    tokens,
    restrictedMailboxes: stub({ meetVerified: async (id) => void met.push(id) }),
    emails,
    events: { announce: async (to, event) => void announced.push([to, event]) },
    jobs,
    transaction: immediateTransaction,
    clock,
  });
  const ana = await members.add({ email, passwordHash: 'x', createdAt: clock.now() });
  const runJobs = () =>
    jobs.runAll([
      jobHandler(verificationEmail.job, (ids) => emails.deliver(verificationEmail, issuer, ids)),
      jobHandler(emailVerified, async ({ memberId }) => void announced.push(['verified', memberId])),
    ]);
  return {
    clock,
    members,
    mailer,
    verification,
    announced,
    met,
    ana,
    /** The token of a new link. */
    async link(): Promise<string> {
      await verification.resend(ana);
      await runJobs();
      return mailer.sent.at(-1)?.text.match(/\/verify-email\?token=([\w-]+)/)?.[1] ?? '';
    },
    isVerified: async () => Boolean((await members.find(ana.id))?.emailVerifiedAt),
  };
}

let app: Awaited<ReturnType<typeof setUp>>;
beforeEach(async () => {
  app = await setUp();
});
const confirm = (token: string) => app.verification.confirm({ token });

describe('an e-mail', () => {
  it('is verified by its link, which her open pages learn', async () => {
    const token = await app.link();
    expect(await app.isVerified()).toBe(false);
    expect(await confirm(token)).toEqual({ status: 'verified' });
    expect(await app.isVerified()).toBe(true);
    expect(app.met).toEqual([app.ana.id]);
    expect(app.announced).toEqual([[[app.ana.id], { type: 'access' }]]);
  });

  it('is verified once: opening the link again says so and changes nothing', async () => {
    const token = await app.link();
    await confirm(token);
    expect(await confirm(token)).toEqual({ status: 'already-verified' });
    expect(app.announced).toHaveLength(1);
  });

  it('is verified by the newest link only, and each earlier one says so', async () => {
    const [oldest, older, newest] = [await app.link(), await app.link(), await app.link()];
    expect(await confirm(oldest)).toEqual({ status: 'replaced' });
    expect(await confirm(older)).toEqual({ status: 'replaced' });
    expect(await confirm(newest)).toEqual({ status: 'verified' });
    expect(await confirm(older)).toEqual({ status: 'already-verified' });
  });

  it('is not verified by a link that is a day old, nor by one that never was', async () => {
    const token = await app.link();
    app.clock.forward(hours(24));
    await expect(confirm(token)).rejects.toMatchObject({ code: 'VALIDATION' });
    await expect(confirm('made up')).rejects.toMatchObject({ code: 'VALIDATION' });
    expect(await app.isVerified()).toBe(false);
  });

  it('gets no further e-mail once it is verified, and the answer is the same', async () => {
    const before = await app.verification.resend(app.ana);
    const token = await app.link();
    await confirm(token);
    app.mailer.sent.length = 0;
    expect(await app.verification.resend(app.ana)).toEqual(before);
    await app.link();
    expect(app.mailer.sent).toEqual([]);
  });
});
