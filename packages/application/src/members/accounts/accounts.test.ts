import { days, hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { immediateTransaction } from '../../../testing/immediate-transaction.ts';
import { MemoryJobs } from '../../../testing/memory/memory-jobs.ts';
import { MemoryMailer, resetTokenIn } from '../../../testing/memory/memory-mailer.ts';
import { MemoryMembers } from '../../../testing/memory/memory-members.ts';
import { MemoryRateLimiter } from '../../../testing/memory/memory-rate-limiter.ts';
import { MemorySessions } from '../../../testing/memory/memory-sessions.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { uniqueNames } from '../../../testing/unique-names.ts';
import { jobHandler } from '../../platform/jobs/jobs.ts';
import { Emails } from '../emails/emails.ts';
import { AccountSecurity } from './account-security.ts';
import { Accounts } from './accounts.ts';
import { resetEmail } from './emails.ts';
import { KnownBrowsers } from './known-browsers.ts';
import { Login } from './login.ts';
import { newBrowserEmail } from './new-browser-email.ts';
import { OwnPassword } from './own-password.ts';
import { PasswordReset } from './password-reset.ts';
import type { AccountUse } from './ports.ts';
import { ResetLinks } from './reset-links.ts';
import { Sessions } from './sessions.ts';
import { type SignIn, SignIns } from './sign-ins.ts';

const passwords = {
  hash: async (password: string) => `hash of ${password}`,
  verify: async (hash: string | undefined, password: string) => hash === `hash of ${password}`,
};

function setUp() {
  const clock = new StoppedClock();
  const members = new MemoryMembers();
  const store = new MemorySessions(members);
  const used: AccountUse[] = [];
  const tokens = { generate: uniqueNames('token'), digest: (token: string) => `digest of ${token}` };
  const isAdminEmail = (email: string) => email === 'admin@example.com';
  const sessions = new Sessions({
    sessionStore: store,
    sessionQueries: store,
    members,
    useObservers: [{ noteUse: async (use) => void used.push(use) }],
    tokens,
    clock,
    isAdminEmail,
    verificationPolicy: 'required',
    selfieCheckPolicy: 'offered',
    adminSecondFactor: 'offered',
  });
  const rateLimiter = new MemoryRateLimiter(clock);
  const [jobs, mailer] = [new MemoryJobs(), new MemoryMailer()];
  const knownBrowsers = new KnownBrowsers({ newBrowserQueries: store, tokens });
  const shared = {
    members,
    knownBrowsers,
    passwords,
    leakedPasswords: { include: async (password: string) => password.startsWith('Password') },
    tokens,
    sessions,
    rateLimiter,
    transaction: immediateTransaction,
    clock,
  };
  /** Times at which what was added to an account has ended. */
  const ended: Date[] = [];
  const publicUrl = () => 'https://nestmates.example';
  const switched = {
    messageEmails: true,
    loginEmails: true,
    swapEmails: true,
    playdateEmails: true,
    feedbackEmails: true,
  };
  const settings = { of: async () => ({ ...switched, devices: 0 }) };
  const pushNotifications = { push: async () => undefined };
  const emails = new Emails({
    emailFaces: { of: async () => undefined },
    notMeLinks: stub({ issue: async () => 'not-me-token' }),
    jobs,
    notificationSettings: stub(settings),
    rateLimiter,
    mailer,
    notificationList: stub({ tell: async () => undefined }),
    pushNotifications: stub(pushNotifications),
    clock,
    publicUrl,
  });
  const signIns = new SignIns({ sessions, emails, tokens, clock, useObservers: [] });
  const accounts = new Accounts({
    signIns,
    restrictedMailboxes: stub({
      keptAgainst: async (email: string) => ({
        hasAccount: false,
        isBanned: email === 'banned@example.com',
        decided: [],
        caseIds: [],
        limits: [],
      }),
    }),
    scheduledDeletions: stub({ remove: async () => false }),
    heldEmails: { isHeld: async (email: string) => email === 'given-up@example.com' },
    ...shared,
    ownPassword: new OwnPassword({ members, passwords, sessionStore: store, rateLimiter, clock }),
    emails,
  });
  const login = new Login({
    signIns,
    loginStep: { begin: async () => expect.unreachable() },
    ...shared,
  });
  const reset = new PasswordReset({
    ...shared,
    resetTokens: members,
    resetKeyQueries: { find: async () => undefined },
    emailChangeStore: stub({ confirmedSince: async () => [] }),
    restrictedMailboxes: stub({ meetVerified: async () => undefined }),
    accountSecurity: new AccountSecurity({
      ...shared,
      addedAccess: [{ end: async (_, { since }) => void ended.push(since) }],
      tokens,
    }),
    tokens,
    emails,
  });
  const links = new ResetLinks({ members, resetTokens: members, tokens, clock });
  const runJobs = () =>
    jobs.runAll([
      jobHandler(resetEmail.job, (ids) => emails.deliver(resetEmail, links, ids)),
      jobHandler(newBrowserEmail.job, (ids) => emails.deliver(newBrowserEmail, store, ids)),
    ]);
  return {
    clock,
    members,
    used,
    sessions,
    accounts,
    login,
    ended,
    reset,
    jobs,
    mailer,
    switched,
    work: runJobs,
  };
}

const email = 'ana@example.com';
const password = 'Nestmates1!';
const ana = { email, password, from: '10.0.0.1' };

const nowhere = { browserToken: undefined, from: undefined };

let app: ReturnType<typeof setUp>;

/** Nobody here has a second factor. */
async function logIn(given: Parameters<Login['begin']>[0]): Promise<SignIn> {
  const begun = await app.login.begin(given);
  if ('secondFactor' in begun) throw new Error('A second factor is asked for');
  return begun;
}

beforeEach(async () => {
  app = setUp();
  await app.accounts.register(ana);
  app.jobs.waiting.length = 0;
});

describe('a member', () => {
  it('is signed in by registering, and by logging in', async () => {
    for (const signIn of [
      await app.accounts.register({ email: 'bea@example.com', password }),
      await logIn(ana),
    ]) {
      const authenticated = await app.sessions.authenticate(signIn.session.token, nowhere);
      expect(authenticated?.caller.id).toBe(signIn.member.id);
    }
  });

  it('is an admin by the list once her e-mail is verified, without being told so in her row', async () => {
    const { session, member } = await app.accounts.register({ email: 'admin@example.com', password });
    const isAdmin = async () => (await app.sessions.authenticate(session.token, nowhere))?.caller.isAdmin;
    expect([member.isAdmin, await isAdmin()]).toEqual([false, false]);
    app.members.verifyEmail(member.id, app.clock.now());
    expect(await isAdmin()).toBe(true);
    expect((await app.members.findByEmail('admin@example.com'))?.isAdmin).toBe(false);
  });

  it('must verify her e-mail where that is required, until she has', async () => {
    const { session, member } = await logIn(ana);
    const mustVerify = async () =>
      (await app.sessions.authenticate(session.token, nowhere))?.caller.mustVerifyEmail;
    expect(member).toMatchObject({ emailVerified: false, mustVerifyEmail: true });
    expect(await mustVerify()).toBe(true);
    app.members.verifyEmail(member.id, app.clock.now());
    expect(await mustVerify()).toBe(false);
    expect((await logIn(ana)).member).toMatchObject({
      emailVerified: true,
      mustVerifyEmail: false,
    });
  });

  it('cannot have an e-mail that has an account, is kept for one or is banned, and is not told which', async () => {
    const refused = ['ana@example.com', 'given-up@example.com', 'banned@example.com'].map((address) =>
      app.accounts.register({ email: address, password }).catch((error: unknown) => error),
    );
    const [known, held, banned] = await Promise.all(refused);
    expect(known).toMatchObject({ code: 'EMAIL_TAKEN', kind: 'conflict' });
    expect([held, banned]).toEqual([known, known]);
  });

  it('chooses no password that everybody tries first', async () => {
    const leaked = 'Password1!';
    const refusal = (path: string) => ({ code: 'VALIDATION', details: { issues: [{ path }] } });
    const registered = app.accounts.register({ email: 'bea@example.com', password: leaked });
    await expect(registered).rejects.toMatchObject(refusal('password'));
    expect(await app.members.findByEmail('bea@example.com')).toBeUndefined();
    const reset = app.reset.confirm({ token: 'guessed', newPassword: leaked });
    await expect(reset).rejects.toMatchObject(refusal('newPassword'));
  });

  it('is not told whether e-mail or password was wrong', async () => {
    const refusals = await Promise.all(
      [
        { ...ana, password: 'wrong' },
        { ...ana, email: 'nobody@example.com' },
      ].map((who) => logIn(who).catch((error: Error) => error.message)),
    );
    expect(refusals).toEqual(['Invalid email or password', 'Invalid email or password']);
  });

  it('is refused after ten wrong passwords, and may log in after a quarter of an hour', async () => {
    for (let nth = 0; nth < 10; nth += 1) {
      await expect(logIn({ ...ana, password: 'wrong' })).rejects.toMatchObject({
        kind: 'unauthenticated',
      });
    }
    await expect(logIn(ana)).rejects.toMatchObject({ kind: 'rate-limited' });
    app.clock.forward(minutes(15) + 1);
    await expect(logIn(ana)).resolves.toBeDefined();
  });

  it('keeps her session when she changes her password, and loses the others', async () => {
    const [here, elsewhere] = [await logIn(ana), await logIn(ana)];
    const authenticated = await app.sessions.authenticate(here.session.token, nowhere);
    if (!authenticated) throw expect.unreachable();
    await app.accounts.changePassword(authenticated.caller, {
      currentPassword: password,
      newPassword: 'Nestmates2!',
    });
    expect(await app.sessions.authenticate(here.session.token, nowhere)).toBeDefined();
    expect(await app.sessions.authenticate(elsewhere.session.token, nowhere)).toBeUndefined();
  });
});

describe('a login', () => {
  let browserToken: string;
  beforeEach(async () => {
    app = setUp();
    browserToken = (await app.accounts.register(ana)).browser.token;
    app.jobs.waiting.length = 0;
  });
  const iPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';

  it('in the browser of the registration sends no e-mail, and the browser keeps its token', async () => {
    const { browser } = await logIn({ ...ana, browserToken });
    expect(browser.token).toBe(browserToken);
    expect(browser.expiresAt).toEqual(later(app.clock.now(), days(400)));
    expect(app.jobs.waiting).toEqual([]);
  });

  it('in a new browser sends one, with browser, time and what to do, and none the next time', async () => {
    const { browser } = await logIn({ ...ana, userAgent: iPhone });
    await logIn({ ...ana, userAgent: iPhone, browserToken: browser.token });
    await app.work();
    const [mail, ...others] = app.mailer.sent;
    expect([mail?.to, mail?.subject, others]).toEqual([email, 'New login to your Nestmates account', []]);
    expect(mail?.text).toContain('Browser: Safari on iPhone');
    expect(mail?.text).toContain(`${app.clock.now().getUTCFullYear()} at `);
    expect(mail?.text).toContain('This was not me: https://nestmates.example/not-me?token=not-me-token');
    expect(mail?.text).toContain('https://nestmates.example/account');
  });

  it('sends none when she has switched it off', async () => {
    app.switched.loginEmails = false;
    await logIn(ana);
    await app.work();
    expect(app.mailer.sent).toEqual([]);
  });

  it('sends five a day at most, however many new browsers there are', async () => {
    for (let nth = 0; nth < 7; nth += 1) await logIn(ana);
    await app.work();
    expect(app.mailer.sent).toHaveLength(5);
  });

  it('that is refused sends none', async () => {
    await expect(logIn({ ...ana, password: 'wrong' })).rejects.toBeDefined();
    expect(app.jobs.waiting).toEqual([]);
  });
});

describe('a session', () => {
  it('reports an extension once an hour, and from where it is used then', async () => {
    const { session } = await logIn(ana);
    expect((await app.sessions.authenticate(session.token, nowhere))?.extendedTo).toBeUndefined();
    app.clock.forward(hours(2));
    const used = { browserToken: 'b1', from: '203.0.113.7' };
    expect((await app.sessions.authenticate(session.token, used))?.extendedTo).toBeDefined();
    expect((await app.sessions.authenticate(session.token, nowhere))?.extendedTo).toBeUndefined();
    expect(app.used).toEqual([expect.objectContaining({ email, ...used })]);
    app.clock.forward(days(31));
    expect(await app.sessions.authenticate(session.token, nowhere)).toBeUndefined();
  });
});

describe('a forgotten password', () => {
  it('is asked for in the same way by everyone; only who is known gets an e-mail', async () => {
    const [known, unknown] = [
      await app.reset.request({ email }),
      await app.reset.request({ email: 'nobody@example.com' }),
    ];
    expect(known).toEqual(unknown);
    expect(app.jobs.waiting.map(({ payload }) => payload)).toEqual([
      { email },
      { email: 'nobody@example.com' },
    ]);
    await app.work();
    expect(app.mailer.sent.map(({ to }) => to)).toEqual([email]);
  });

  it('is replaced by the link, once', async () => {
    await app.reset.request({ email });
    await app.work();
    const token = resetTokenIn(app.mailer.sent[0]);
    await app.reset.confirm({ token, newPassword: 'another' });
    await expect(logIn({ ...ana, password: 'another' })).resolves.toBeDefined();
    await expect(app.reset.confirm({ token, newPassword: 'third' })).rejects.toMatchObject({
      code: 'VALIDATION',
    });
  });
});
