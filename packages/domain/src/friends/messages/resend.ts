import { DomainError } from '../../platform/shared/errors.ts';
import type { Message, MessageDraft } from './message.ts';

/** A repeated request gets the first one's response; another message under the same client id is an error. */
export function requireSameMessage(stored: Message, draft: MessageDraft): Message {
  if (stored.receiverId === draft.receiverId && stored.message === draft.message) return stored;
  throw new DomainError('conflict', 'CONFLICT', 'Another message was already sent under this clientId.');
}
