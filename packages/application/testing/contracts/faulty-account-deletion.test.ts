import { expect, it } from 'vitest';
import { faulty } from '../faulty.ts';
import { MemoryEmailChanges } from '../memory/memory-email-changes.ts';
import { MemoryEndedLinks } from '../memory/memory-ended-links.ts';
import { MemoryScheduledDeletions } from '../memory/memory-scheduled-deletions.ts';
import { type AccountDeletionPorts, accountDeletionContract } from './accounts/account-deletion-contract.ts';
import { brokenBy } from './suite.ts';

interface Adapters {
  readonly deletions: MemoryScheduledDeletions;
  readonly changes: MemoryEmailChanges;
  readonly endedLinks: MemoryEndedLinks;
}
type Faults = { readonly [Name in keyof Adapters]?: Partial<Adapters[Name]> };

/** The sentences that do not hold with the faults. */
function broken(change: (real: Adapters) => Faults): Promise<readonly string[]> {
  const changes = new MemoryEmailChanges();
  const real = {
    changes,
    deletions: new MemoryScheduledDeletions(),
    endedLinks: new MemoryEndedLinks((memberId) => changes.takeBackDigestsOf(memberId)),
  };
  const faults = change(real);
  let members = 0;
  const ports: AccountDeletionPorts = {
    deletions: faulty(real.deletions, faults.deletions ?? {}),
    changes: faulty(real.changes, faults.changes ?? {}),
    endedLinks: faulty(real.endedLinks, faults.endedLinks ?? {}),
    addMember: async () => {
      members += 1;
      return members;
    },
  };
  return brokenBy(() => accountDeletionContract('faulty', () => ports));
}

it('holds for the ports in memory', async () => {
  expect(await broken(() => ({}))).toEqual([]);
});

const faults: Readonly<Record<string, (real: Adapters) => Faults>> = {
  'nothing is scheduled': () => ({ deletions: { save: async () => undefined } }),
  'a deletion stays': () => ({ deletions: { remove: async () => true } }),
  'changes are never confirmed': () => ({ changes: { confirmedSince: async () => [] } }),
  'what was taken back counts': ({ changes }) => ({
    changes: { takeBack: async () => undefined, confirmedSince: (id, at) => changes.confirmedSince(id, at) },
  }),
  'a way back can be taken back': ({ changes }) => ({
    changes: { confirmReturn: ({ id }, { oldEmail, at }) => changes.confirm(id, oldEmail, at) },
  }),
  'the time of the change does not matter': ({ changes }) => ({
    changes: { confirmedSince: (id) => changes.confirmedSince(id, new Date(0)) },
  }),
  'no link is kept': () => ({ endedLinks: { keep: async () => undefined } }),
  'every link is an old one': () => ({ endedLinks: { find: async () => new Date('2026-03-08T10:00:00Z') } }),
};

it.each(Object.entries(faults))('is broken where %s', async (_, change) => {
  expect(await broken(change)).not.toEqual([]);
});
