import { DomainError } from '../../platform/shared/errors.ts';
import { days } from '../../platform/shared/time.ts';

export const maxCancellations = 3;
export const cancellationsCountFor = days(30);

/** Entries of a timeline: a sale with one of them is none of the three, however it ended. */
export const problemReports = ['reportProblem', 'reportStalled'] as const;
/** Entries after which the bank of the buyer asks nothing any more; one that is undone while it asks is none either. */
export const inquiryEnds = ['closeInquiry', 'openDispute'] as const;

/** Said to a seller before the first. */
export const cancellationRule = 'You can cancel three sales within 30 days.';
/** Said where a sale is refunded whose buyer has not reported anything. */
export const refundRule = 'It counts as one of the three sales that you can cancel within 30 days.';

/**
 * Each costs the buyer days of waiting. What its seller never ships is cancelled by itself and counts as well, and so
 * does what the seller refunds: calling it shipped first changes nothing for the buyer.
 */
export function requireFewCancellations(cancelled: number, by: 'cancel' | 'refund' = 'cancel'): void {
  if (cancelled < maxCancellations) return;
  throw new DomainError(
    'conflict',
    'TOO_MANY_CANCELLATIONS',
    by === 'cancel'
      ? 'You have cancelled three sales within 30 days. Please send this one, or write to us if you cannot.'
      : 'You have cancelled three sales within 30 days. You can refund this one if the buyer reports a problem, or write to us.',
  );
}
