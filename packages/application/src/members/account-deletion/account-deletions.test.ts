import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { faulty } from '../../../testing/faulty.ts';
import { MemoryEmailChanges } from '../../../testing/memory/memory-email-changes.ts';
import { MemoryEmails } from '../../../testing/memory/memory-emails.ts';
import { MemoryEndedLinks } from '../../../testing/memory/memory-ended-links.ts';
import { LockedMembers } from '../../../testing/memory/memory-locks.ts';
import { MemoryRateLimiter } from '../../../testing/memory/memory-rate-limiter.ts';
import { MemoryScheduledDeletions } from '../../../testing/memory/memory-scheduled-deletions.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { jobHandler } from '../../platform/jobs/jobs.ts';
import { erasedEmail } from '../accounts/emails.ts';
import { OwnPassword } from '../accounts/own-password.ts';
import { AccountDeletions } from './account-deletions.ts';
import { AccountRemoval } from './account-removal.ts';
import { DeletionsForEmails, deletionPutOffEmail, deletionScheduledEmail } from './emails.ts';
import { carryOutDeletion } from './jobs.ts';

const password = 'Nestmates1!';

async function setUp() {
  const clock = new StoppedClock();
  const [members, changes, deletions] = [
    new LockedMembers(),
    new MemoryEmailChanges(),
    new MemoryScheduledDeletions(),
  ];
  const { emails, jobs, mailer } = new MemoryEmails(clock);
  const passwords = { verify: async (hash: string | undefined, given: string) => hash === given };
  const added = await members.add({
    email: 'ana@example.com',
    passwordHash: password,
    createdAt: clock.now(),
  });
  const ana = aCaller(added);
  const nothing = async (): Promise<unknown> => undefined;
  const open = { orders: false, meanwhile: nothing, afterRead: nothing, look: nothing, isSeller: false };
  const readDeletions = faulty(deletions, {
    async find(id) {
      const found = await deletions.find(id);
      await open.afterRead();
      return found;
    },
  });
  const erased: number[] = [];
  const steps: string[] = [];
  const accountErasure = {
    eraseMember: async (id: number) => {
      // While the account is still there.
      await members.credentialsById(id);
      if (open.orders) await open.meanwhile();
      if (open.orders) throw new DomainError('conflict', 'OPEN_ORDERS', 'An order is open.');
      erased.push(id);
      steps.push('erases');
    },
  };
  const account = new AccountDeletions({
    scheduledDeletions: readDeletions,
    emailChangeStore: changes,
    settledChanges: stub({
      settleBeforeRemoval: async (confirmed) => {
        // While the account is still there.
        await members.credentialsById(ana.id);
        steps.push(`settles ${confirmed.map(({ oldEmail }) => oldEmail)}`);
      },
    }),
    endedLinks: new MemoryEndedLinks((id) => changes.takeBackDigestsOf(id)),
    members,
    accountRemoval: new AccountRemoval({ members, accountErasure, emails }),
    beforeRemoval: { look: async () => void (await open.look()) },
    ownPassword: new OwnPassword({
      members: faulty(members, {
        credentialsById: async (id) => ({
          ...(await members.credentialsById(id)),
          hasPayoutAccount: open.isSeller,
        }),
      }),
      passwords: stub(passwords),
      sessionStore: stub({ confirmPassword: async () => undefined }),
      rateLimiter: new MemoryRateLimiter(clock),
      clock,
    }),
    emails,
    jobs,
    transaction: members.transaction,
    clock,
  });
  const forEmails = { scheduledDeletions: deletions, emailChangeStore: changes, members };
  const letters = new DeletionsForEmails(forEmails);
  const handlers = [
    jobHandler(carryOutDeletion, (due) => account.carryOut(due)),
    jobHandler(deletionScheduledEmail.job, (ids) => emails.deliver(deletionScheduledEmail, letters, ids)),
    jobHandler(deletionPutOffEmail.job, (ids) => emails.deliver(deletionPutOffEmail, letters, ids)),
    jobHandler(erasedEmail.job, (ids) => emails.deliver(erasedEmail, {}, ids)),
  ];
  return {
    clock,
    account,
    open,
    erased,
    steps,
    ana,
    changeEmail: async (oldEmail: string) => {
      const change = { memberId: ana.id, newEmail: 'ana@example.com', requestedAt: clock.now() };
      await changes.confirm(await changes.request(change), oldEmail, clock.now());
      await account.waitLonger(ana.id);
    },
    passed: async (time: number) => {
      clock.forward(time);
      await jobs.runDue(handlers, clock.now());
    },
    /** An e-mail change is confirmed and nothing is told of it. */
    confirmed: async () => {
      const change = { memberId: ana.id, newEmail: 'late@example.com', requestedAt: clock.now() };
      await changes.confirm(await changes.request(change), 'ana@example.com', clock.now());
    },
    /** Runs the jobs by a clock of the queue that is ahead. */
    jobsComeEarly: () => jobs.runDue(handlers, later(clock.now(), 1)),
    isThere: async () => (await members.find(ana.id)) !== undefined,
    told: () => mailer.sent.map(({ to, subject }) => `${to}: ${subject}`),
  };
}

let app: Awaited<ReturnType<typeof setUp>>;
beforeEach(async () => {
  app = await setUp();
});
const remove = () => app.account.remove(app.ana, password);

describe('the deletion of an account', () => {
  it('erases what belongs to it first, then the account itself, and tells its e-mail', async () => {
    expect(await remove()).toEqual({ message: 'Your account has been deleted.' });
    expect(app.erased).toEqual([app.ana.id]);
    expect(await app.isThere()).toBe(false);
    await app.passed(0);
    expect(app.told()).toEqual(['ana@example.com: Your Nestmates account is deleted']);
  });

  it('is refused without the password, and leaves everything', async () => {
    await expect(app.account.remove(app.ana, 'wrong')).rejects.toThrow();
    await expect(app.account.remove(app.ana, undefined)).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED' });
    expect(app.erased).toEqual([]);
  });
});

describe('the changes of e-mail of a member who leaves', () => {
  const settledFirst = ['settles before@example.com', 'erases'];

  it('are settled before the account goes at once', async () => {
    await app.changeEmail('before@example.com');
    await app.passed(days(7));
    await remove();
    expect(app.steps).toEqual(settledFirst);
  });

  it('are settled before the account goes when it is due, and not earlier', async () => {
    await app.changeEmail('before@example.com');
    await app.passed(days(2));
    await remove();
    await app.passed(days(5) - 1);
    expect(app.steps).toEqual([]);
    await app.passed(1);
    expect(app.steps).toEqual(settledFirst);
  });
});

describe('what others know of a member', () => {
  it('is asked before anything is deleted, and nothing is where nobody answers', async () => {
    app.open.isSeller = true;
    app.open.look = async () => {
      expect([await app.isThere(), app.erased]).toEqual([true, []]);
      throw new Error('Nobody answers');
    };
    await expect(remove()).rejects.toThrow('Nobody answers');
    expect([await app.isThere(), app.erased]).toEqual([true, []]);
    let looks = 0;
    app.open.look = async () => {
      looks += 1;
    };
    await remove();
    expect([looks, await app.isThere()]).toEqual([1, false]);
  });
});

describe('the deletion of an account whose e-mail can be taken back', () => {
  beforeEach(async () => {
    await app.changeEmail('before@example.com');
    await app.passed(days(2));
  });
  const scheduled = 'Your Nestmates account will be deleted';
  const deleted = 'Your Nestmates account is deleted';

  it('waits until that time has ended, and tells both addresses at once and at the end', async () => {
    const deletedAt = later(app.clock.now(), days(5)).toISOString();
    expect(await remove()).toMatchObject({ deletedAt });
    expect(await app.account.show(app.ana)).toMatchObject({ scheduled: { deletedAt } });
    await app.passed(days(5) - 1);
    expect([app.erased, app.told()]).toEqual([
      [],
      [`ana@example.com: ${scheduled}`, `before@example.com: ${scheduled}`],
    ]);
    await app.passed(1);
    expect(app.erased).toEqual([app.ana.id]);
    expect(app.told().slice(2)).toEqual([`ana@example.com: ${deleted}`, `before@example.com: ${deleted}`]);
  });

  it('is asked for once: again it says the same and tells nobody', async () => {
    const first = await remove();
    await app.passed(days(1));
    expect(await remove()).toEqual(first);
    await app.passed(0);
    expect(app.told()).toHaveLength(2);
  });

  it('does not happen to whoever keeps the account', async () => {
    await remove();
    expect(await app.account.keep(app.ana)).toEqual({ message: 'Your account stays.' });
    expect(await app.account.show(app.ana)).toEqual({ scheduled: null });
    await app.passed(days(8));
    expect(await app.isThere()).toBe(true);
  });

  it('waits longer when the e-mail changes once more', async () => {
    await remove();
    await app.passed(days(4));
    await app.changeEmail('between@example.com');
    await app.passed(days(7) - 1);
    expect(await app.isThere()).toBe(true);
    await app.passed(1);
    expect(await app.isThere()).toBe(false);
  });

  it('is told to the e-mail that it was asked with, also where that changes before the letter is written', async () => {
    await remove();
    await app.changeEmail('asked@example.com');
    await app.passed(0);
    expect(app.told()).toContain(`asked@example.com: ${scheduled}`);
  });

  it('waits day by day for an order that is open when it is due', async () => {
    await remove();
    app.open.orders = true;
    await app.passed(days(5));
    expect(await app.isThere()).toBe(true);
    await app.passed(days(1));
    const putOff = 'ana@example.com: Your Nestmates account will be deleted later';
    expect(app.told().filter((told) => told.endsWith('later'))).toEqual([putOff]);
    app.open.orders = false;
    await app.passed(days(1) - 1);
    expect(await app.isThere()).toBe(true);
    await app.passed(1);
    expect(await app.isThere()).toBe(false);
  });

  it('is not there again where somebody keeps the account while it is put off', async () => {
    await remove();
    app.open.orders = true;
    let reads = 0;
    let kept: Promise<unknown> | undefined;
    app.open.afterRead = async () => {
      reads += 1;
      if (reads === 2) kept = app.account.keep(app.ana);
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    };
    await app.passed(days(5));
    await kept;
    expect(await app.account.show(app.ana)).toEqual({ scheduled: null });
  });

  it('waits as long as the e-mail can be taken back that changed while it is put off', async () => {
    await remove();
    app.open.orders = true;
    app.open.meanwhile = () => {
      app.open.meanwhile = async () => undefined;
      return app.changeEmail('between@example.com');
    };
    await app.passed(days(5));
    app.open.orders = false;
    await app.passed(days(7) - 1);
    expect(await app.isThere()).toBe(true);
    await app.passed(1);
    expect(await app.isThere()).toBe(false);
  });

  it('looks at the changes of e-mail once more when it is due', async () => {
    await remove();
    await app.passed(days(1));
    await app.confirmed();
    await app.passed(days(7) - 1);
    expect(await app.isThere()).toBe(true);
    await app.passed(1);
    expect(await app.isThere()).toBe(false);
  });

  it('happens although its job comes before its time', async () => {
    await remove();
    await app.passed(days(5) - 1);
    await app.jobsComeEarly();
    expect(await app.isThere()).toBe(true);
    await app.passed(minutes(2));
    expect(await app.isThere()).toBe(false);
  });

  it('happens once, although its job comes again', async () => {
    await remove();
    await app.passed(days(5));
    await app.account.carryOut({ memberId: app.ana.id });
    expect(app.erased).toEqual([app.ana.id]);
  });
});
