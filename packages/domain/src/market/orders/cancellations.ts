import { DomainError } from '../../platform/shared/errors.ts';
import { days } from '../../platform/shared/time.ts';

const maxCancellations = 3;
export const cancellationsCountFor = days(30);

/** Said to a seller before the first. */
export const cancellationRule = 'You can cancel three sales within 30 days.';

/** Each costs the buyer days of waiting. What its seller never ships is cancelled by itself and counts as well. */
export function requireFewCancellations(cancelled: number): void {
  if (cancelled < maxCancellations) return;
  throw new DomainError(
    'conflict',
    'TOO_MANY_CANCELLATIONS',
    'You have cancelled three sales within 30 days. Please send this one, or write to us if you cannot.',
  );
}
