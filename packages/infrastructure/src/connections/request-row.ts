import type { ConnectionRequest } from '@nestmates/domain/connections/connection-request.ts';

export const requestColumns = `id, requester_id as "requesterId", recipient_id as "recipientId", status,
  created_at as "createdAt", responded_at as "respondedAt"`;

/** A request as it comes inside a JSON column: its instants are texts. */
export type Kept<Request> = Omit<Request, 'createdAt' | 'respondedAt'> & {
  readonly createdAt: string;
  readonly respondedAt: string | null;
};

export const requestFrom = (kept: Kept<ConnectionRequest> | null): ConnectionRequest | undefined =>
  kept
    ? ({
        ...kept,
        createdAt: new Date(kept.createdAt),
        respondedAt: kept.respondedAt && new Date(kept.respondedAt),
      } as ConnectionRequest)
    : undefined;
