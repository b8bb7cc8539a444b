import { DomainError } from '../../platform/shared/errors.ts';
import { days } from '../../platform/shared/time.ts';
import type { CaseEvent } from '../cases/trust-case.ts';

export const ownSideRule = {
  maxWords: 2000,
  missing: 'Please say how you see it.',
  tooLong: 'Please use at most 2,000 characters.',
  perDay: { max: 5, per: days(1) },
} as const;

/** Whether the reports of a case limit the member until somebody has looked. */
export const isLimitedByWeight = (events: readonly CaseEvent[]): boolean =>
  events.findLast(({ type }) => type === 'limited' || type === 'unlimited' || type === 'decided')?.type ===
  'limited';

/** The same whether there was a case, and whatever became of it. */
export const nothingLookedAt = (): DomainError =>
  new DomainError(
    'conflict',
    'CONFLICT',
    'Nothing of yours is being looked at now. If something was decided, you can appeal it here.',
  );
