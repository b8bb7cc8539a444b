import type { AccountScreenState } from './AccountScreen.tsx';
import type { AccountValues } from './account-values.ts';

const values = {
  email: 'sofia@example.com',
  emailVerified: true,
  waitingEmail: null,
  name: 'Sofia Reyes',
  credentialsChangedAt: '2026-04-12T12:00:00.000Z',
  twoStep: 'off',
  passkeys: 0,
  devices: 2,
  plan: 'Premium',
  hasPayments: false,
  payment: { text: 'Renews on December 22', isUrgent: false, price: '$11.99 a month' },
  zipShownTo: 'everyone',
  paused: false,
  planAroundCalendar: true,
  photoCheckedAt: '2026-11-03T12:00:00.000Z',
  sitterCards: 2,
  blocked: { count: 0, hasMore: false },
  theme: 'system',
  emails: { on: 4, all: 5 },
} as const satisfies AccountValues;
export const sampleAccount = {
  kind: 'ready',
  face: { kind: 'initial' },
  values,
  onLogout: () => undefined,
} as const satisfies AccountScreenState;
