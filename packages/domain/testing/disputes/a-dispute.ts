import type { Dispute } from '../../src/money/disputes/dispute.ts';
import { days, later } from '../../src/platform/shared/time.ts';

export const disputeOpenedAt = new Date('2026-11-01T09:00:00Z');

/** A bank has taken ten dollars for an order and asks for evidence within two weeks. */
export const aDispute = (differing: Partial<Dispute> = {}): Dispute => ({
  id: 1,
  provider: 'sandbox',
  providerId: 'dp_1',
  paymentId: 'ch_1',
  orderId: 7,
  memberId: null,
  isUnknown: false,
  kind: 'dispute',
  status: 'needs_evidence',
  cents: 1000,
  feeCents: 1500,
  foreign: null,
  reason: 'fraudulent',
  openedAt: disputeOpenedAt,
  evidenceDueBy: later(disputeOpenedAt, days(14)),
  evidenceSentAt: null,
  closedAt: null,
  ...differing,
});
