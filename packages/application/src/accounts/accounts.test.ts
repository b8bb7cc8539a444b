import { days, hours, minutes } from '@nestmates/domain/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { handles } from '../jobs/jobs.ts';
import { atOnce } from '../testing/immediate-transaction.ts';
import { MemoryJobs } from '../testing/memory-jobs.ts';
import { Letters, tokenIn } from '../testing/memory-mailer.ts';
import { MemoryMembers } from '../testing/memory-members.ts';
import { MemoryAttempts } from '../testing/memory-rate-limiter.ts';
import { MemorySessions } from '../testing/memory-sessions.ts';
import { MovableClock } from '../testing/movable-clock.ts';
import { oneAfterAnother } from '../testing/unique-names.ts';
import { Accounts } from './accounts.ts';
import { PasswordReset, sendResetLink } from './password-reset.ts';
import { Sessions } from './sessions.ts';

const passwords = {
  hash: async (password: string) => `hash of ${password}`,
  verify: async (hash: string | undefined, password: string) => hash === `hash of ${password}`,
};

function aHouse() {
  const clock = new MovableClock();
  const members = new MemoryMembers();
  const store = new MemorySessions(members);
  const tokens = { fresh: oneAfterAnother('token'), digest: (token: string) => `digest of ${token}` };
  const isAdminEmail = (email: string) => email === 'admin@example.com';
  const sessions = new Sessions({ store, queries: store, tokens, clock, isAdminEmail });
  const attempts = new MemoryAttempts(clock);
  const [jobs, mailer] = [new MemoryJobs(), new Letters()];
  const shared = { members, passwords, sessions, attempts, transaction: atOnce, clock };
  const accounts = new Accounts({ ...shared, farewells: [] });
  const publicUrl = () => 'https://nestmates.example';
  const reset = new PasswordReset({ ...shared, resetTokens: members, tokens, jobs, mailer, publicUrl });
  const work = () => jobs.work([handles(sendResetLink, (payload) => reset.sendLink(payload))]);
  return { clock, members, sessions, accounts, reset, jobs, mailer, work };
}

const email = 'ana@example.com';
const password = 'Nestmates1!';
const ana = { email, password, from: '10.0.0.1' };

let house: ReturnType<typeof aHouse>;
beforeEach(async () => {
  house = aHouse();
  await house.accounts.register(ana);
});

describe('a member', () => {
  it('is signed in by registering, and by logging in', async () => {
    for (const entrance of [
      await house.accounts.register({ email: 'bea@example.com', password }),
      await house.accounts.login(ana),
    ]) {
      const recognised = await house.sessions.recognise(entrance.session.token);
      expect(recognised?.caller.id).toBe(entrance.member.id);
    }
  });

  it('is an admin by the list, without being told so in her row', async () => {
    const { session, member } = await house.accounts.register({ email: 'admin@example.com', password });
    expect(member.isAdmin).toBe(true);
    expect((await house.sessions.recognise(session.token))?.caller.member.isAdmin).toBe(true);
    expect((await house.members.findByEmail('admin@example.com'))?.isAdmin).toBe(false);
  });

  it('is not told whether e-mail or password was wrong', async () => {
    const refusals = await Promise.all(
      [
        { ...ana, password: 'wrong' },
        { ...ana, email: 'nobody@example.com' },
      ].map((who) => house.accounts.login(who).catch((error: Error) => error.message)),
    );
    expect(refusals).toEqual(['Invalid email or password', 'Invalid email or password']);
  });

  it('is kept waiting after ten wrong passwords, and let in after a quarter of an hour', async () => {
    for (let nth = 0; nth < 10; nth += 1) {
      await expect(house.accounts.login({ ...ana, password: 'wrong' })).rejects.toMatchObject({
        kind: 'unauthenticated',
      });
    }
    await expect(house.accounts.login(ana)).rejects.toMatchObject({ kind: 'rate-limited' });
    house.clock.forward(minutes(15) + 1);
    await expect(house.accounts.login(ana)).resolves.toBeDefined();
  });

  it('keeps her session when she changes her password, and loses the others', async () => {
    const [here, elsewhere] = [await house.accounts.login(ana), await house.accounts.login(ana)];
    const recognised = await house.sessions.recognise(here.session.token);
    if (!recognised) throw expect.unreachable();
    await house.accounts.changePassword(recognised.caller, {
      currentPassword: password,
      newPassword: 'Nestmates2!',
    });
    expect(await house.sessions.recognise(here.session.token)).toBeDefined();
    expect(await house.sessions.recognise(elsewhere.session.token)).toBeUndefined();
  });
});

describe('a session', () => {
  it('tells when its end has moved, once an hour', async () => {
    const { session } = await house.accounts.login(ana);
    expect((await house.sessions.recognise(session.token))?.slidTo).toBeUndefined();
    house.clock.forward(hours(2));
    expect((await house.sessions.recognise(session.token))?.slidTo).toBeDefined();
    expect((await house.sessions.recognise(session.token))?.slidTo).toBeUndefined();
    house.clock.forward(days(31));
    expect(await house.sessions.recognise(session.token)).toBeUndefined();
  });
});

describe('a forgotten password', () => {
  it('is asked for in the same way by everyone; only who is known gets a letter', async () => {
    const [known, unknown] = [
      await house.reset.request({ email }),
      await house.reset.request({ email: 'nobody@example.com' }),
    ];
    expect(known).toEqual(unknown);
    expect(house.jobs.waiting.map(({ payload }) => payload)).toEqual([
      { email },
      { email: 'nobody@example.com' },
    ]);
    await house.work();
    expect(house.mailer.sent.map(({ to }) => to)).toEqual([email]);
  });

  it('is replaced by the link, once', async () => {
    await house.reset.request({ email });
    await house.work();
    const token = tokenIn(house.mailer.sent[0]);
    await house.reset.confirm({ token, newPassword: 'another' });
    await expect(house.accounts.login({ ...ana, password: 'another' })).resolves.toBeDefined();
    await expect(house.reset.confirm({ token, newPassword: 'third' })).rejects.toMatchObject({
      code: 'VALIDATION',
    });
  });
});
