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

/** How many sales were undone by the seller, with any account of the mailbox, and by others with the same bank account. */
export interface UndoneSales {
  readonly own: number;
  readonly others: number;
}

/** What is left to a seller who may undo no other. */
const waysOut = {
  cancel: { instead: 'Please send this one', condition: ' if you cannot' },
  refund: { instead: 'You can refund this one if the buyer reports a problem', condition: '' },
} as const;

/**
 * Each costs the buyer days of waiting. What its seller never ships is cancelled by itself and counts as well, and so
 * does what the seller refunds: calling it shipped first changes nothing for the buyer.
 */
export function requireFewCancellations(
  { own, others }: UndoneSales,
  by: 'cancel' | 'refund' = 'cancel',
): void {
  if (own + others < maxCancellations) return;
  const { instead, condition } = waysOut[by];
  const text =
    own >= maxCancellations
      ? `You have cancelled three sales within 30 days. ${instead}, or write to us${condition}.`
      : `Three sales were cancelled within 30 days, by you or by another account with the same bank account. ${instead}, or write to us if that account is not yours.`;
  throw new DomainError('conflict', 'TOO_MANY_CANCELLATIONS', text);
}
