import type { SharingAccountView } from '@nestmates/application/office/same-person/contract.ts';

const live = { saleOf: null, parting: 'none', mayConfirm: false } as const;

const husband: SharingAccountView = {
  ...live,
  memberId: 31,
  firstName: 'Marek',
  lastName: 'Marin',
  shares: ['bank'],
  owed: 2450,
};

const deleted: SharingAccountView = {
  memberId: null,
  saleOf: 1012,
  firstName: null,
  lastName: null,
  shares: ['bank'],
  owed: 174,
  parting: 'parted',
  mayConfirm: false,
};

/** Accounts that share something with a member. */
export const sampleSharing: readonly [SharingAccountView, ...SharingAccountView[]] = [
  husband,
  { ...live, memberId: 45, firstName: 'Sofia', lastName: 'Marin', shares: ['mailbox', 'bank'], owed: 0 },
  { ...live, memberId: 46, firstName: null, lastName: null, shares: ['mailbox'], owed: 0 },
  deleted,
];

/** One was proposed by somebody else, the other by whoever looks. */
export const sampleProposals: readonly SharingAccountView[] = [
  { ...husband, owed: 61_000, parting: 'proposed', mayConfirm: true },
  { ...deleted, owed: 61_000, parting: 'proposed' },
];
