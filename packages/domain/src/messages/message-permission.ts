import { requireVisible, type Visibility } from '../blocks/visibility.ts';
import { DomainError } from '../shared/errors.ts';

/** The reasons for which two members may write to each other; any one is enough. */
export type MessagePermission = 'connection';

/** The facts that decide whether two members may write to each other, seen from the first. */
export interface MessagePairState extends Visibility {
  readonly permissions: readonly MessagePermission[];
}

/** The rule of who may write to whom. Her plan is checked before, at the endpoint's gate. */
export function requireMessagePermission(pair: MessagePairState | undefined): MessagePairState {
  const visible = requireVisible(pair);
  if (visible.permissions.length === 0) {
    throw new DomainError('forbidden', 'NOT_CONNECTED', 'You can message each other once you are connected.');
  }
  return visible;
}
