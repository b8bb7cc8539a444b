import { DomainError } from '../../platform/shared/errors.ts';
import { days } from '../../platform/shared/time.ts';

/** How many different strangers a member is shown in a day of UTC, so that nobody reads the directory. */
export const strangersADay = {
  /** Strangers whom all calls together may show. */
  inAll: 300,
  /** Those of them asked for by their number, without that a list has shown them. */
  byNumber: 60,
} as const;

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export function strangersLimitReached(now: Date): DomainError {
  const untilMidnight = days(1) - (now.getTime() % days(1));
  return new DomainError(
    'rate-limited',
    'RATE_LIMITED',
    'You have seen as many members as can be shown in a day. More will be here tomorrow.',
    { retryAfterSeconds: Math.ceil(untilMidnight / 1000) },
  );
}
