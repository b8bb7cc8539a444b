import type { EmailChangeId } from '@nestmates/domain/members/email-change/email-change.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, expect, it } from 'vitest';
import { immediateTransaction as transaction } from '../../../testing/immediate-transaction.ts';
import { MemoryEmailChanges } from '../../../testing/memory/memory-email-changes.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { SettledChanges } from './settled-changes.ts';

const [ana, newEmail] = [1, 'suspended@example.com'];

let clock: StoppedClock;
let changes: MemoryEmailChanges;
let settled: SettledChanges;
let met: unknown[];
beforeEach(() => {
  clock = new StoppedClock();
  changes = new MemoryEmailChanges();
  met = [];
  meanwhile = undefined;
  settled = new SettledChanges({
    emailChangeStore: changes,
    restrictedMailboxes: stub({
      meetWith: async (...each) => void met.push(each),
      meetVerified: async (memberId) => void met.push([memberId, 'its e-mail']),
    }),
    // A change that is taken back while the member is waited for is taken back.
    restrictionStore: stub({ lockMember: async () => meanwhile?.() }),
    transaction,
    clock,
  });
});

let meanwhile: (() => Promise<void>) | undefined;
async function confirmed(email: string, oldEmail: string): Promise<EmailChangeId> {
  const id = await changes.request({ memberId: ana, newEmail: email, requestedAt: clock.now() });
  await changes.confirm(id, oldEmail, clock.now());
  return id;
}
async function settle(during?: (id: EmailChangeId) => Promise<void>): Promise<void> {
  const id = await confirmed(newEmail, 'ana@example.com');
  meanwhile = during && (() => during(id));
  clock.forward(days(7));
  await settled.settle({ memberId: ana, changeId: id });
}

it('an account meets what is kept against its new mailbox once the change is settled', async () => {
  await settle();
  expect(met).toEqual([[ana, newEmail]]);
});

it('nothing of it stays with an account whose change is taken back in the same moment', async () => {
  await settle((id) => changes.takeBack({ id, memberId: ana }, clock.now()));
  expect(met).toEqual([]);
});

it('nothing of it stays with an account that had its e-mail again by a link within that time', async () => {
  await settle(async (id) => {
    const change = { memberId: ana, newEmail: 'ana@example.com', requestedAt: clock.now() };
    const back = { since: { id }, oldEmail: newEmail, at: clock.now() };
    await changes.confirmReturn({ id: await changes.request(change), memberId: ana }, back);
  });
  expect(met).toEqual([]);
});

it.each(['settled', 'taken back in the same moment'])(
  'a change that is %s may go by its age, and does not before',
  async (how) => {
    const settledBefore: unknown[] = [];
    await settle(async (id) => {
      settledBefore.push(changes.changes.get(id)?.settledAt);
      if (how !== 'settled') await changes.takeBack({ id, memberId: ana }, clock.now());
    });
    const [change] = changes.changes.values();
    expect([settledBefore, change?.settledAt]).toEqual([[undefined], clock.now()]);
  },
);

it('a job that comes late leaves the account with the mailbox of a later change', async () => {
  const late = await confirmed('one@example.com', 'ana@example.com');
  clock.forward(days(1));
  await confirmed('two@example.com', 'one@example.com');
  clock.forward(days(7));
  await settled.settle({ memberId: ana, changeId: late });
  expect(met).toEqual([
    [ana, 'one@example.com'],
    [ana, 'two@example.com'],
  ]);
});

it('a change whose job is lost is settled once nobody can take it back, and no other', async () => {
  const lost = await confirmed(newEmail, 'ana@example.com');
  clock.forward(days(1));
  const open = await confirmed('open@example.com', newEmail);
  clock.forward(days(6));
  await settled.sweep();
  await settled.sweep();
  expect(met).toEqual([[ana, newEmail]]);
  expect([lost, open].map((id) => changes.changes.get(id)?.settledAt)).toEqual([clock.now(), undefined]);
});

it('a change that was forgotten before the worker came gives the account the mailbox that it has', async () => {
  await settle(async () => changes.removeOf(ana));
  expect(met).toEqual([[ana, 'its e-mail']]);
});

it('a removed change gives it none while a later one can be taken back', async () => {
  await settle(async () => {
    changes.removeOf(ana);
    await confirmed('later@example.com', newEmail);
  });
  expect(met).toEqual([]);
});

it('an account that goes meets all that nobody can take back any more, the oldest first', async () => {
  await confirmed('one@example.com', 'ana@example.com');
  clock.forward(days(1));
  await confirmed('two@example.com', 'one@example.com');
  clock.forward(days(7));
  await confirmed('three@example.com', 'two@example.com');
  await settled.settleBeforeRemoval(await changes.confirmedSince(ana, new Date(0)));
  expect(met).toEqual([
    [ana, 'one@example.com'],
    [ana, 'two@example.com'],
  ]);
});
