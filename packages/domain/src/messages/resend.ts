import { DomainError } from '../shared/errors.ts';
import type { Message, MessageDraft } from './message.ts';

/** Whoever sends the same again is answered as before; another message under the same name is a mistake. */
export function requireSameMessage(stored: Message, draft: MessageDraft): Message {
  if (stored.receiverId === draft.receiverId && stored.message === draft.message) return stored;
  throw new DomainError('conflict', 'CONFLICT', 'Another message was already sent under this clientId.');
}
