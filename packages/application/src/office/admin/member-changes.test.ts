import type { Promotion } from '@nestmates/domain/money/early-access/early-access.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryEmails } from '../../../testing/memory/memory-emails.ts';
import { MemoryEvents } from '../../../testing/memory/memory-events.ts';
import { MemoryMembers } from '../../../testing/memory/memory-members.ts';
import { MemoryRateLimiter } from '../../../testing/memory/memory-rate-limiter.ts';
import { MemoryTransaction } from '../../../testing/memory/memory-transaction.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { countLoginAttempt } from '../../members/accounts/login-attempts.ts';
import { withoutLinks } from '../../members/emails/without-links.ts';
import type { NewAuditEntry } from '../audit/ports.ts';
import { memberChangeEmails } from './emails.ts';
import { MemberChanges } from './member-changes.ts';

const ada = { id: 1 };
const operator = { id: null };
const [adas, beas, zoes] = ['ada@example.com', 'bea@example.com', 'zoe@example.com'] as const;
const promotion: Promotion = { code: 'SPRING', capacity: 5, used: 0, opensAt: null, closesAt: null };

/** Ada (1) is an administrator, Bea (2) a member; Zoe (3) is named in the configuration. */
async function changesInMemory() {
  const [clock, events, transaction] = [new StoppedClock(), new MemoryEvents(), new MemoryTransaction()];
  const [members, rateLimiter, mail] = [
    new MemoryMembers(),
    new MemoryRateLimiter(clock),
    new MemoryEmails(clock),
  ];
  for (const email of [adas, beas, zoes])
    await members.add({ email, passwordHash: 'old', createdAt: clock.now() });
  members.verifyEmail(3, clock.now());
  const [admins, unlocked] = [new Set([1]), new Set<number>()];
  const moved = new Map<number, readonly Date[]>();
  const done: string[] = [];
  const audit: NewAuditEntry[] = [];
  const change = (memberId: number, what: string) => {
    transaction.requireLocked(`member ${memberId}`);
    done.push(`${what} ${memberId}`);
  };
  const changes = new MemberChanges({
    clock,
    events,
    transaction,
    rateLimiter,
    emails: mail.emails,
    isAdminEmail: (email) => email === zoes,
    leakedPasswords: { include: async (password) => password === 'password' },
    passwords: stub({ hash: async (password) => `hash of ${password}` }),
    sessions: stub({ closeAll: async (id) => change(id, 'sessions of') }),
    secondFactorStore: stub({
      async remove(id) {
        change(id, 'app of');
        return id === 2;
      },
    }),
    sessionStore: stub({ clearSecondFactor: async (id) => change(id, 'marks of') }),
    members: stub({
      findByEmail: (email) => members.findByEmail(email),
      async lock(id) {
        transaction.lock(`member ${id}`);
        const account = await members.lock(id);
        const homeMoves = moved.get(id) ?? account.homeMoves;
        return { ...account, homeMoves, isAdmin: admins.has(id), hasUnlocked: unlocked.has(id) };
      },
      async setPassword(id, hash, at) {
        change(id, 'password of');
        await members.setPassword(id, hash, at);
      },
    }),
    promotionStore: stub({
      lock: async (code) => (code === promotion.code ? promotion : undefined),
      async redeem({ memberId }) {
        change(memberId, 'redeemed by');
        unlocked.add(memberId);
      },
      async revoke(id) {
        transaction.requireLocked(`member ${id}`);
        return unlocked.delete(id);
      },
    }),
    profileStore: {
      async change(id, { homeMoves }) {
        change(id, `${homeMoves?.length} moves of`);
        return members.lock(id);
      },
    },
    administratorStore: {
      async set(id, isAdmin) {
        transaction.requireLocked(`member ${id}`);
        if (admins.has(id) === isAdmin) return false;
        if (isAdmin) admins.add(id);
        else admins.delete(id);
        return true;
      },
      list: async () => [1, 3],
    },
    memberReset: { clear: async (id) => change(id, 'profile of') },
    photoRecords: stub({
      async clearProfilePhoto(id) {
        change(id, 'photo of');
        return ['photo-name'];
      },
    }),
    photos: stub({ scheduleRemoval: async (names) => void done.push(`removal of ${names}`) }),
    auditLog: stub({
      async add(entry) {
        transaction.requireRunning('The audit');
        audit.push(entry);
      },
    }),
  });
  const recipients = {
    async find(memberId: number) {
      const member = await members.find(memberId);
      return member && { memberId, to: member.email, firstName: null };
    },
  };
  const sendEmails = () =>
    mail.jobs.runAll([
      mail.handlerOf(memberChangeEmails.profileReset, recipients),
      mail.handlerOf(memberChangeEmails.accessChanged, recipients),
      mail.handlerOf(memberChangeEmails.passwordReset, recipients),
    ]);
  const { jobs, mailer } = mail;
  return {
    clock,
    events,
    members,
    admins,
    unlocked,
    moved,
    done,
    audit,
    changes,
    rateLimiter,
    sendEmails,
    jobs,
    mailer,
  };
}

let app: Awaited<ReturnType<typeof changesInMemory>>;
beforeEach(async () => {
  app = await changesInMemory();
});

const entryOf = (action: NewAuditEntry['action'], detail: string | null = null) => ({
  action,
  adminId: ada.id,
  memberId: 2,
  detail,
  at: app.clock.now(),
});
const access = { to: 2, event: { type: 'access' } };

/** An e-mail says it without making links of addresses. */
const says = (text: string) => expect.stringContaining(withoutLinks(text));

const textsTo = async (email: string) => {
  await app.sendEmails();
  return app.mailer.to(email).map(({ text }) => text);
};

describe('early access', () => {
  it('is granted and taken away, and each is in the audit and on her pages', async () => {
    expect(await app.changes.grantEarlyAccess(ada, { email: beas, code: 'SPRING' })).toEqual({
      message: 'Early access granted',
    });
    expect(app.unlocked).toEqual(new Set([2]));
    await expect(app.changes.grantEarlyAccess(ada, { email: beas, code: 'SPRING' })).rejects.toMatchObject({
      code: 'UNLOCKED_ALREADY',
    });
    expect(await app.changes.revoke(ada, { email: beas })).toEqual({ message: 'Access revoked' });
    await expect(app.changes.revoke(ada, { email: beas })).rejects.toMatchObject({
      kind: 'not-found',
    });
    expect(app.audit).toEqual([entryOf('early-access.granted', 'SPRING'), entryOf('early-access.revoke')]);
    expect(app.events.announced).toEqual([access, access]);
    expect(app.done).toEqual(['redeemed by 2']);
  });

  it('is granted by a code that is open alone', async () => {
    await expect(app.changes.grantEarlyAccess(ada, { email: beas, code: 'OTHER' })).rejects.toMatchObject({
      code: 'INVALID_CODE',
    });
    expect(app.audit).toEqual([]);
  });
});

describe('the moves of a member', () => {
  it('are lifted once, and it is in the audit and on her pages', async () => {
    await expect(app.changes.liftMoves(ada, { email: beas })).rejects.toMatchObject({ code: 'MOVES_UNUSED' });
    expect([app.audit, app.done]).toEqual([[], []]);
    app.moved.set(2, [app.clock.now()]);
    expect(await app.changes.liftMoves(ada, { email: beas })).toEqual({ message: 'She may move again' });
    expect(app.audit).toEqual([entryOf('member.moves-lifted')]);
    expect(app.events.announced).toEqual([access]);
    expect(app.done).toEqual(['0 moves of 2']);
  });
});

describe('the rights of an administrator', () => {
  it('are given, and all administrators hear of it', async () => {
    await app.changes.makeAdministrator(ada, { email: beas });
    expect(app.admins).toEqual(new Set([1, 2]));
    await expect(app.changes.makeAdministrator(ada, { email: beas })).rejects.toMatchObject({
      code: 'ADMINISTRATOR_ALREADY',
    });
    expect(app.audit).toEqual([entryOf('administrator.granted')]);
    expect(app.events.announced).toEqual([access]);
    const told = [says(`${adas} has made ${beas} an administrator.`)];
    expect(await textsTo(adas)).toEqual(told);
    expect(await textsTo(zoes)).toEqual(told);
  });

  it('are taken by an operator, too, and not twice', async () => {
    app.admins.add(2);
    await app.changes.endAdministration(operator, { email: beas });
    expect(app.admins).toEqual(new Set([1]));
    await expect(app.changes.endAdministration(operator, { email: beas })).rejects.toMatchObject({
      kind: 'not-found',
    });
    expect(app.audit).toEqual([{ ...entryOf('administrator.revoked'), adminId: null }]);
    expect(app.events.announced).toEqual([access]);
    expect(await textsTo(adas)).toEqual([
      says(`An operator at the command line has taken the administrator rights of ${beas}.`),
    ]);
  });

  it('are told with other words where somebody is gone meanwhile', async () => {
    await app.changes.makeAdministrator(ada, { email: beas });
    await app.members.remove(1);
    await app.members.remove(2);
    expect(await textsTo(zoes)).toEqual([
      says(
        'An administrator whose account is deleted by now has made a member whose account is deleted by now an administrator.',
      ),
    ]);
    expect(app.mailer.to(adas)).toEqual([]);
  });

  it('do not reach to one’s own account, nor to nobody', async () => {
    await expect(app.changes.endAdministration(ada, { email: adas })).rejects.toMatchObject({
      kind: 'invalid',
    });
    await expect(app.changes.resetUser(ada, { email: 'nobody@example.com' })).rejects.toMatchObject({
      message: 'There is no member with this email.',
    });
    expect(app.audit).toEqual([]);
  });
});

describe('a member', () => {
  it('is reset with the photo and the sessions, and told so', async () => {
    await app.changes.resetUser(ada, { email: beas });
    expect(app.done).toEqual(['profile of 2', 'photo of 2', 'removal of photo-name', 'sessions of 2']);
    expect(app.audit).toEqual([entryOf('member.reset')]);
    expect(await textsTo(beas)).toEqual([says('An administrator has cleared your profile')]);
  });

  it('gets a new password, is logged out, told so, and may try anew', async () => {
    const attempt = { email: beas, from: '203.0.113.7', knownBrowser: undefined };
    for (let n = 0; n < 10; n += 1) await countLoginAttempt(attempt, app.rateLimiter);
    await app.changes.resetPassword(ada, { email: beas, newPassword: 'secret' });
    expect(await app.members.credentialsById(2)).toMatchObject({ passwordHash: 'hash of secret' });
    expect(app.done).toEqual(['password of 2', 'sessions of 2']);
    await expect(countLoginAttempt(attempt, app.rateLimiter)).resolves.toBeUndefined();
    expect(app.audit).toEqual([entryOf('member.reset-password')]);
    expect(await textsTo(beas)).toEqual([says('has set a new password for your account')]);
    expect(await textsTo(zoes)).toEqual([says(`${adas} has set a new password for ${beas}.`)]);
  });

  it('does without two-step login once an operator has turned it off, and is told so', async () => {
    await app.changes.endSecondFactor(operator, { email: beas });
    expect(app.done).toEqual(['app of 2', 'marks of 2']);
    expect(app.audit).toMatchObject([{ action: 'member.end-two-step', memberId: 2 }]);
    expect(app.jobs.waiting).toMatchObject([{ payload: { memberId: 2, change: 'second-factor-off' } }]);
  });

  it('is told that there is nothing to turn off', async () => {
    const refused = app.changes.endSecondFactor(operator, { email: adas });
    await expect(refused).rejects.toMatchObject({ kind: 'conflict' });
    expect(app.audit).toEqual([]);
  });

  it('gets no password that everybody tries first', async () => {
    const reset = app.changes.resetPassword(ada, { email: beas, newPassword: 'password' });
    await expect(reset).rejects.toMatchObject({ details: { issues: [{ path: 'newPassword' }] } });
    expect([app.done, app.audit]).toEqual([[], []]);
  });

  it('who is an administrator chooses a password herself, whatever has made her one', async () => {
    const reset = (email: string) => app.changes.resetPassword(operator, { email, newPassword: 'secret' });
    for (const email of [adas, zoes]) await expect(reset(email)).rejects.toMatchObject({ kind: 'invalid' });
    expect([app.done, app.audit, app.jobs.waiting]).toEqual([[], [], []]);
  });
});
