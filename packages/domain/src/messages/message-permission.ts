import { requireVisible, type Visibility } from '../blocks/visibility.ts';
import { DomainError } from '../shared/errors.ts';

/** What lets two members write to each other. Any one of these is enough. */
export type MessagePermission = 'connection';

/** All that decides whether two members may write to each other, seen from the first. */
export interface MessagePairState extends Visibility {
  readonly permissions: readonly MessagePermission[];
}

/** The one rule of who may write to whom; what a plan allows is asked at the door. */
export function requireMessagePermission(pair: MessagePairState | undefined): MessagePairState {
  const visible = requireVisible(pair);
  if (visible.permissions.length === 0) {
    throw new DomainError('forbidden', 'NOT_CONNECTED', 'You can message each other once you are connected.');
  }
  return visible;
}
