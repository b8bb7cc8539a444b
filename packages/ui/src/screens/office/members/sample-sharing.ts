import type { SharingAccountView } from '@nestmates/application/office/same-person/contract.ts';

const live = { saleOf: null, parting: 'none', mayConfirm: false, endsAt: null } as const;

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
  endsAt: null,
};

/** Accounts that share something with a member. */
export const sampleSharing: readonly [SharingAccountView, ...SharingAccountView[]] = [
  husband,
  { ...live, memberId: 45, firstName: 'Sofia', lastName: 'Marin', shares: ['mailbox', 'bank'], owed: 0 },
  { ...live, memberId: 46, firstName: null, lastName: null, shares: ['former-mailbox'], owed: 0 },
  deleted,
];

const proposed = { owed: 61_000, endsAt: '2026-12-06T09:00:00.000Z' } as const;

/** Two were proposed by somebody else, the others by whoever looks. */
export const sampleProposals: readonly [SharingAccountView, SharingAccountView, ...SharingAccountView[]] = [
  { ...husband, ...proposed, parting: 'proposed', mayConfirm: true },
  { ...husband, ...proposed, memberId: 32, firstName: 'Ines', parting: 'join-proposed', mayConfirm: true },
  { ...deleted, ...proposed, parting: 'proposed' },
  { ...deleted, ...proposed, saleOf: 1013, parting: 'join-proposed' },
];
