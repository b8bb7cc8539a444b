import { DomainError, notFound } from '../../platform/shared/errors.ts';
import { hours, later } from '../../platform/shared/time.ts';
import { overAt, type Swap, type SwapTime } from '../swaps/swap.ts';

const openBefore = hours(24);
const openAfterEnd = hours(2);

export interface CardHours {
  readonly opensAt: Date;
  /** When they are closed again. */
  readonly closesAt: Date;
}

/** When the recipient of a swap can open the sitter cards that go along with it. */
export const cardHours = (swap: SwapTime): CardHours => ({
  opensAt: later(swap.date, -openBefore),
  closesAt: later(overAt(swap), openAfterEnd),
});

const cardClosed = (message: string, opensAt?: Date): DomainError =>
  new DomainError('forbidden', 'CARD_CLOSED', message, {
    flags: opensAt ? { opensAt: opensAt.toISOString() } : {},
  });

export function requireCardHours(swap: SwapTime & Pick<Swap, 'status'>, now: Date): void {
  const { opensAt, closesAt } = cardHours(swap);
  if (swap.status !== 'confirmed' || now >= closesAt) throw cardClosed('These sitter cards are closed.');
  if (now < opensAt) throw cardClosed('Sitter cards open 24 hours before the swap.', opensAt);
}

/** The same for somebody else's swap and for one without cards. */
export const noCards = (): DomainError => notFound('There are no sitter cards for you here.');
