import type { PairState } from '../pairs/pair-state.ts';
import { isVisible, requireVisible } from '../pairs/visibility.ts';
import { DomainError } from '../shared/errors.ts';

/** Who may write to whom. A feature that lets members write to each other adds its reason here. */
export const mayMessage = (pair: PairState | undefined): boolean =>
  pair !== undefined && isVisible(pair) && pair.connected;

/** Her plan is checked before, at the endpoint's gate. */
export function requireMessagePermission(pair: PairState | undefined): void {
  if (mayMessage(requireVisible(pair))) return;
  throw new DomainError('forbidden', 'NOT_CONNECTED', 'You can message each other once you are connected.');
}
