import { DomainError } from '../../platform/shared/errors.ts';
import { days, later } from '../../platform/shared/time.ts';
import type { Cents } from './fees.ts';

/** How much moves in a day, and how often; nothing is no limit. */
export interface DailyLimit {
  readonly cents: Cents;
  readonly count: number;
}

export interface MoneyLimits {
  /** Releases to one seller: what is above waits for an administrator. */
  readonly payouts: DailyLimit;
  /** What one buyer pays: what is above is refused. */
  readonly purchases: DailyLimit;
}

/** What has moved already. */
export interface MovedInADay extends DailyLimit {
  /** When the first of it was. */
  readonly since: Date | null;
}

/** A day is the last 24 hours, whatever the time zone. */
export const dayBefore = (now: Date): Date => later(now, -days(1));

/** Whether so much more is above one of the two. */
export function isAboveLimit(
  limit: DailyLimit,
  moved: Pick<MovedInADay, 'cents' | 'count'>,
  cents: Cents,
): 'amount' | 'number' | undefined {
  if (limit.cents > 0 && moved.cents + cents > limit.cents) return 'amount';
  if (limit.count > 0 && moved.count + 1 > limit.count) return 'number';
  return undefined;
}

/** When the first of what counts is a day old. */
const freeAgainAt = ({ since }: MovedInADay, now: Date): Date => later(since ?? now, days(1));

const whole = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** "5 hours": rounded up, so that coming back then helps. */
function inWords(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  return minutes < 60 ? whole(minutes, 'minute') : whole(Math.ceil(minutes / 60), 'hour');
}

/** A card that was stolen is used fast. */
export function requirePurchaseAllowed(
  limit: DailyLimit,
  bought: MovedInADay,
  cents: Cents,
  now: Date,
): void {
  const above = isAboveLimit(limit, bought, cents);
  if (!above) return;
  if (bought.count === 0) {
    throw new DomainError(
      'forbidden',
      'PURCHASE_LIMIT',
      'This costs more than can be bought here in one day. Please write to us.',
    );
  }
  const wait = inWords(freeAgainAt(bought, now).getTime() - now.getTime());
  const what = above === 'amount' ? 'for as much' : 'as often';
  throw new DomainError(
    'conflict',
    'PURCHASE_LIMIT',
    `You have bought ${what} as one can in a day. Please come back in ${wait}.`,
  );
}
