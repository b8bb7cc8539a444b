import type { PickupCode } from './order.ts';

const digits = 6;
/** Random numbers for new codes are below this. */
export const pickupCodeCount = 10 ** digits;
const pattern = new RegExp(`^\\d{${digits}}$`);

export const pickupCodeRule = {
  digits,
  missing: 'Please enter the code that the buyer says',
  wrongLength: `The code has ${digits} digits`,
} as const;

/** Locks the code after so many wrong tries, until the buyer asks for another. */
export const maxWrongTries = 5;

export function newPickupCode(random: number): PickupCode {
  if (!Number.isInteger(random) || random < 0 || random >= pickupCodeCount) {
    throw new RangeError(`${random} is no number for a pickup code`);
  }
  return { code: String(random).padStart(digits, '0'), wrongTries: 0 };
}

export const triesLeft = ({ wrongTries }: PickupCode): number => Math.max(0, maxWrongTries - wrongTries);

/** Spaces are forgiven: the code is read out loud in groups. */
const withoutSpaces = (entered: string): string => entered.replace(/\s/g, '');

/** What cannot be a code is no wrong try. */
export const isPickupCode = (entered: string): boolean => pattern.test(withoutSpaces(entered));

export function checkPickupCode(pickup: PickupCode, entered: string): 'right' | 'wrong' | 'locked' {
  if (triesLeft(pickup) === 0) return 'locked';
  return withoutSpaces(entered) === pickup.code ? 'right' : 'wrong';
}
