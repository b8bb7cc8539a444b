import type { Id, MemberId } from '../../platform/shared/ids.ts';

/** What one of two members has asked the other: to connect. */
export type RequestId = Id<'connection-request'>;

interface RequestFields {
  readonly id: RequestId;
  readonly requesterId: MemberId;
  readonly recipientId: MemberId;
  readonly createdAt: Date;
}

export type PendingRequest = RequestFields & { readonly status: 'pending' };
export type AcceptedRequest = RequestFields & { readonly status: 'accepted'; readonly respondedAt: Date };
export type DeclinedRequest = RequestFields & { readonly status: 'declined'; readonly respondedAt: Date };
/** Ended by a block of either of the two while it was pending. */
export type EndedRequest = RequestFields & { readonly status: 'ended'; readonly respondedAt: Date };
export type ConnectionRequest = PendingRequest | AcceptedRequest | DeclinedRequest | EndedRequest;
