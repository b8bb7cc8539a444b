import { DomainError } from '../../platform/shared/errors.ts';

/** Few enough that a cart is read as a whole, and that its badge and the cards of listings know all of it. */
export const cartRule = { maxItems: 100 } as const;

export const cartFull = (): DomainError =>
  new DomainError('conflict', 'CART_FULL', 'Your cart is full. Please take something out of it first.');
