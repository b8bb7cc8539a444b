import { DomainError } from '../../platform/shared/errors.ts';
import type { ConnectionRequest, PendingRequest } from './pair-request.ts';
import type { Visibility } from './visibility.ts';

/** What one member is to another, seen from the first. */
export interface PairState extends Visibility {
  readonly connected: boolean;
  /** Whether the member has asked the other about a listing of theirs. */
  readonly isBuyer: boolean;
  /** Whether the member has ordered something from the other. */
  readonly hasOrdered: boolean;
  /** Whether the other has asked the member about a listing of theirs. */
  readonly isSeller: boolean;
}

/** How a member knows of another. */
export interface Acquaintance extends PairState {
  readonly blockedByMe: boolean;
  /** Whether a list has shown the other to the member in the last 30 days. */
  readonly shown: boolean;
  /** Set where the other is shown to nobody new. */
  readonly paused?: boolean;
  readonly sent: ConnectionRequest | undefined;
  readonly received: ConnectionRequest | undefined;
}

/**
 * The same while the pair is locked: nothing of it changes before the end of the transaction. Who was
 * counted by their number counts as shown, too.
 */
export type LockedPair = Acquaintance;

/** Whether the member knows of the other by something besides their number. */
export const haveMet = ({ shown, connected, sent, received, isBuyer, isSeller }: Acquaintance): boolean =>
  shown || connected || isBuyer || isSeller || sent !== undefined || received !== undefined;

/** Whether the member may ask the other to connect: a paused member is there for whom they know or have asked. */
export const mayBeAsked = ({ paused, connected, sent, received, isBuyer, isSeller }: Acquaintance): boolean =>
  !paused || connected || isBuyer || isSeller || sent !== undefined || received?.status === 'pending';

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
}: Pick<LockedPair, 'connected' | 'sent' | 'received'>): ConnectDecision {
  requireNotConnected({ connected });
  if (received?.status === 'pending') return { kind: 'accept', request: received };
  // Also after a decline, which the requester is not told about.
  if (sent) {
    throw new DomainError('conflict', 'ALREADY_REQUESTED', 'You have already sent a request to this member.');
  }
  return { kind: 'ask' };
}
