import type { Visibility } from '../blocks/visibility.ts';
import { DomainError } from '../shared/errors.ts';
import type { ConnectionRequest, PendingRequest } from './connection-request.ts';

/** All there is between a member and another, seen from the first. */
export interface PairState extends Visibility {
  readonly connected: boolean;
  readonly blockedByMe: boolean;
  readonly sent: ConnectionRequest | undefined;
  readonly received: ConnectionRequest | undefined;
}

/** Wanting to connect is an answer where the other has asked already. */
export type ConnectDecision =
  | { readonly kind: 'ask' }
  | { readonly kind: 'accept'; readonly request: PendingRequest };

/** Nothing is left to decide about someone she is connected with: she is neither asked nor passed. */
export function requireNotConnected({ connected }: Pick<PairState, 'connected'>): void {
  if (connected) throw new DomainError('conflict', 'ALREADY_CONNECTED', 'You are already connected.');
}

export function decideConnect({
  connected,
  sent,
  received,
}: Pick<PairState, 'connected' | 'sent' | 'received'>): ConnectDecision {
  requireNotConnected({ connected });
  if (received?.status === 'pending') return { kind: 'accept', request: received };
  // Also after a refusal, which its sender never learns of.
  if (sent) {
    throw new DomainError('conflict', 'ALREADY_REQUESTED', 'You have already sent a request to this member.');
  }
  return { kind: 'ask' };
}
