import { DomainError } from '../shared/errors.ts';

/** Codes are typed by hand from a flyer, so case and surrounding spaces are ignored. */
export const normalizeCode = (code: string): string => code.trim().toUpperCase();

export interface Promotion {
  readonly code: string;
  readonly capacity: number;
  readonly used: number;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

const unknown = () => new DomainError('not-found', 'INVALID_CODE', 'Please check your code and try again.');

const closed = () =>
  new DomainError(
    'conflict',
    'EARLYBIRD_CLOSED',
    'The Early Bird promotion has ended, but we have more giveaways coming soon!',
  );

/** Refuses a code that is used up or over. The result only holds while the code's row is locked. */
export function requireOpenPromotion(found: Promotion | undefined, now: Date): void {
  if (!found) throw unknown();
  const { capacity, used, opensAt, closesAt } = found;
  const open = (!opensAt || opensAt <= now) && (!closesAt || now < closesAt);
  if (!open || used >= capacity) throw closed();
}
