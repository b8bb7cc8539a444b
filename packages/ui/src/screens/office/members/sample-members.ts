import type { AdminMemberView, FoundMemberView } from '@nestmates/application/office/members/contract.ts';
import { sampleAudit } from '../audit/sample-audit.ts';

/** A member as administrators see them. */
export const sampleMember: AdminMemberView = {
  id: 12,
  email: 'sofia@nestmates.test',
  firstName: 'Sofia',
  lastName: 'Marin',
  city: 'Brooklyn',
  state: 'NY',
  plan: 'premium',
  hasUnlocked: true,
  isAdmin: false,
  createdAt: '2026-05-02T09:12:00.000Z',
  emailVerifiedAt: '2026-05-02T09:20:00.000Z',
  onboarded: true,
  asSeller: { owed: 0, undone: 0, mostUndone: 3 },
  payoutsHeld: null,
  moves: { left: 3, again: null },
  unlockedVia: 'EARLYBIRD',
  unlockedAt: '2026-05-03T10:00:00.000Z',
  sessions: [
    { device: 'Safari on iPhone', lastSeenOn: '2026-06-04' },
    { device: 'Firefox on Windows', lastSeenOn: '2026-05-29' },
  ],
  trust: {
    standing: 'warned',
    until: null,
    cases: [
      { id: 203, state: 'decided', openedAt: '2026-05-30T08:00:00.000Z', decision: 'warn' },
      { id: 198, state: 'open', openedAt: '2026-06-03T08:00:00.000Z', decision: null },
    ],
  },
  counts: { children: 2, connections: 7, swaps: 3, feedback: 1 },
  orders: [
    {
      id: 1047,
      title: 'Wooden balance bike',
      status: 'problem',
      role: 'buyer',
      price: 4800,
      createdAt: '2026-06-01T08:00:00.000Z',
    },
    {
      id: 1031,
      title: 'Hand-knit cardigan, 2T',
      status: 'completed',
      role: 'seller',
      price: 3200,
      createdAt: '2026-05-20T08:00:00.000Z',
    },
  ],
  audit: sampleAudit.slice(0, 2),
};

/** What a search finds. */
export const sampleFound: readonly FoundMemberView[] = [
  sampleMember,
  {
    ...sampleMember,
    id: 9,
    email: 'admin@nestmates.test',
    firstName: 'Ada',
    lastName: null,
    hasUnlocked: false,
    isAdmin: true,
  },
  {
    ...sampleMember,
    id: 4,
    email: 'newcomer@nestmates.test',
    firstName: null,
    lastName: null,
    city: null,
    state: null,
    plan: 'free',
    hasUnlocked: false,
  },
];
