import { beforeEach, expect, it } from 'vitest';
import { immediateTransaction as transaction } from '../../../testing/immediate-transaction.ts';
import { MemoryEmailChanges } from '../../../testing/memory/memory-email-changes.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { SettledChanges } from './settled-changes.ts';

const [ana, newEmail] = [1, 'suspended@example.com'];
const clock = new StoppedClock();

let changes: MemoryEmailChanges;
let settled: SettledChanges;
let met: unknown[];
beforeEach(() => {
  changes = new MemoryEmailChanges();
  met = [];
  settled = new SettledChanges({
    emailChangeStore: changes,
    restrictedMailboxes: stub({ meetWith: async (...each) => void met.push(each) }),
    // A change that is taken back while the member is waited for is taken back.
    restrictionStore: stub({ lockMember: async () => meanwhile?.() }),
    transaction,
  });
});

let meanwhile: (() => Promise<void>) | undefined;
async function settle(during?: (id: number) => Promise<void>): Promise<void> {
  const id = await changes.request({ memberId: ana, newEmail, requestedAt: clock.now() });
  meanwhile = during && (() => during(id));
  await changes.confirm(id, 'ana@example.com', clock.now());
  await settled.settle({ memberId: ana, changeId: id });
}

it('an account meets what is kept against its new mailbox once the change is settled', async () => {
  await settle();
  expect(met).toEqual([[ana, newEmail]]);
});

it('nothing of it stays with an account whose change is taken back, in the same moment as well', async () => {
  await settle((id) => changes.takeBack({ id, memberId: ana }, clock.now()));
  await settle(async () => changes.removeOf(ana));
  expect(met).toEqual([]);
});
