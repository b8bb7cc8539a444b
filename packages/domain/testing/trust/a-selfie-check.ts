import type { SelfieCheck } from '../../src/trust/selfie-checks/selfie-check.ts';

export const aSelfieCheck = (given: Partial<SelfieCheck> = {}): SelfieCheck => ({
  id: 1,
  memberId: 1,
  status: 'asked',
  poses: ['open-hand', 'look-left'],
  askedAt: new Date('2026-03-01T12:00:00.000Z'),
  sentAt: null,
  photoUrl: null,
  decidedAt: null,
  decidedBy: null,
  words: null,
  ...given,
});
