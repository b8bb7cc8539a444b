import { days } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, expect, it } from 'vitest';
import { MemoryJobs } from '../../../testing/memory/memory-jobs.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { BannedAccounts } from './banned-accounts.ts';
import type { MailboxOwner } from './mailbox-digests.ts';
import type { BannedEmails } from './ports.ts';

const bea = 2;
let clock: StoppedClock;
let jobs: MemoryJobs;
let accounts: BannedAccounts;
beforeEach(() => {
  clock = new StoppedClock();
  jobs = new MemoryJobs();
  const until = new Map<string, { digest: string; decisionId: number; end: Date }>();
  const former: { readonly memberId: number; readonly digest: string }[] = [];
  const emails: BannedEmails = {
    add: async (digest, decisionId, end) =>
      void until.set(`${digest} ${decisionId}`, { digest, decisionId, end }),
    async release(decisionId) {
      for (const [key, each] of until) if (each.decisionId === decisionId) until.delete(key);
    },
    includes: async (digest, now) =>
      [...until.values()].some((each) => each.digest === digest && each.end > now),
    addFormer: async (memberId, digest) => void former.push({ memberId, digest }),
    formerOf: async (memberId) =>
      former.filter((each) => each.memberId === memberId).map(({ digest }) => digest),
  };
  const digests = { digest: async (kind: string, text: string) => `${kind} ${text}` };
  accounts = new BannedAccounts({
    bannedEmails: emails,
    restrictedMailboxStore: stub({ lock: async () => undefined, accountsOf: async () => [bea, 4] }),
    keyedDigests: digests,
    jobs,
    clock,
  });
});

const verified = (email: string, id = bea): MailboxOwner => ({ id, email, emailVerifiedAt: clock.now() });
const isBanned = (email: string): Promise<boolean> => accounts.includes(email);

it('keeps the e-mails of a banned account from registering for twelve months', async () => {
  await accounts.addFormer(verified('before@example.com'));
  await accounts.addFormer(verified('other@example.com', 3));
  await accounts.add(verified('bea@example.com'), 1);
  const everybody = ['bea@example.com', 'before@example.com', 'other@example.com', 'new@example.com'];
  expect(await Promise.all(everybody.map(isBanned))).toEqual([true, true, false, false]);
  clock.forward(days(365) - 1);
  expect(await isBanned('bea@example.com')).toBe(true);
  clock.forward(1);
  expect(await isBanned('bea@example.com')).toBe(false);
});

it('leaves a mailbox alone that the account has only named, and bans those that it was shown to have', async () => {
  const named = { id: bea, email: 'stranger@example.com', emailVerifiedAt: null };
  await accounts.addFormer({ ...named, email: 'named@example.com' });
  await accounts.addFormer(verified('before@example.com'));
  await accounts.add(named, 1);
  const everybody = ['stranger@example.com', 'named@example.com', 'before@example.com'];
  expect(await Promise.all(everybody.map(isBanned))).toEqual([false, false, true]);
});

it('lets them register again once the ban is taken back', async () => {
  await accounts.addFormer(verified('before@example.com'));
  await accounts.add(verified('bea@example.com'), 1);
  await accounts.release(1, []);
  expect([await isBanned('bea@example.com'), await isBanned('before@example.com')]).toEqual([false, false]);
});

it.each(['b.ea@gmail.com', 'bea+2@gmail.com', 'bea@googlemail.com'])(
  'refuses %s of the same mailbox',
  async (other) => {
    await accounts.add(verified('bea@gmail.com'), 1);
    await accounts.addFormer(verified('Before+1@example.com'));
    await accounts.add(verified('bea@gmail.com'), 1);
    expect([await isBanned(other), await isBanned('before@example.com')]).toEqual([true, true]);
    await accounts.release(1, []);
    expect([await isBanned(other), await isBanned('before@example.com')]).toEqual([false, false]);
  },
);

it('are kept out by another ban when one is taken back', async () => {
  await accounts.add(verified('bea@example.com'), 1);
  await accounts.addMailboxes(await accounts.namedMailboxesOf(verified('bea@example.com')), 2);
  await accounts.release(1, []);
  expect(await isBanned('bea@example.com')).toBe(true);
  await accounts.release(2, []);
  expect(await isBanned('bea@example.com')).toBe(false);
});

it('bans the other accounts of the mailboxes by jobs', async () => {
  await accounts.add(verified('bea@example.com'), 1);
  expect(jobs.waiting.map(({ payload }) => payload)).toEqual([{ memberId: 4 }]);
});

it('refuses them', async () => {
  await accounts.add(verified('bea@example.com'), 1);
  await expect(accounts.requireNotBanned('bea@example.com')).rejects.toMatchObject({ code: 'RESTRICTED' });
  await expect(accounts.requireNotBanned('new@example.com')).resolves.toBeUndefined();
});
