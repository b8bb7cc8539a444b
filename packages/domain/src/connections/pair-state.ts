import type { Visibility } from '../blocks/visibility.ts';
import { DomainError } from '../shared/errors.ts';
import type { ConnectionRequest, PendingRequest } from './connection-request.ts';

/** The state between two members, seen from the first. */
export interface PairState extends Visibility {
  readonly connected: boolean;
  readonly blockedByMe: boolean;
  readonly sent: ConnectionRequest | undefined;
  readonly received: ConnectionRequest | undefined;
}

/** Asking to connect accepts the request that the other has already sent. */
export type ConnectDecision =
  | { readonly kind: 'ask' }
  | { readonly kind: 'accept'; readonly request: PendingRequest };

/** A connected member can neither be asked nor passed. */
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
  // Also after a decline, which the requester is not told about.
  if (sent) {
    throw new DomainError('conflict', 'ALREADY_REQUESTED', 'You have already sent a request to this member.');
  }
  return { kind: 'ask' };
}
