import { DomainError } from '../../platform/shared/errors.ts';

/** Codes are typed by hand from a flyer, so case and surrounding spaces are ignored. */
export const normalizeCode = (code: string): string => code.trim().toUpperCase();

export interface Promotion {
  readonly code: string;
  readonly capacity: number;
  readonly used: number;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

export const codeRule = {
  pattern: /^[A-Z0-9][A-Z0-9-]{3,29}$/,
  badCode: 'Please use 4 to 30 letters, digits and dashes',
  maxPlaces: 100_000,
  badPlaces: 'Please use a whole number from 1 to 100000',
  pastClosing: 'Please choose a time in the future',
} as const;

export const codeTaken = () => new DomainError('conflict', 'CODE_TAKEN', 'There is such a code already.');

export const codeNotOpen = () =>
  new DomainError('conflict', 'CODE_NOT_OPEN', 'This code is unknown, or closed already.');

const unknown = () => new DomainError('not-found', 'INVALID_CODE', 'Please check your code and try again.');

const closed = () =>
  new DomainError(
    'conflict',
    'EARLYBIRD_CLOSED',
    'The Early Bird promotion has ended, but we have more giveaways coming soon!',
  );

/** Whether there are places, and it is their time. */
export const isOpenPromotion = ({ capacity, used, opensAt, closesAt }: Promotion, now: Date): boolean =>
  (!opensAt || opensAt <= now) && (!closesAt || now < closesAt) && used < capacity;

/** Refuses a code that is used up or over. The result only holds while the code's row is locked. */
export function requireOpenPromotion(found: Promotion | undefined, now: Date): void {
  if (!found) throw unknown();
  if (!isOpenPromotion(found, now)) throw closed();
}
