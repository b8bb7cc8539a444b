import type { ConnectionRequest } from '@nestmates/domain/connections/connection-request.ts';

export const requestColumns = `id, requester_id as "requesterId", recipient_id as "recipientId", status,
  created_at as "createdAt", responded_at as "respondedAt"`;

/** A request inside a JSON column: its dates are strings. */
export type JsonRequest<Request> = Omit<Request, 'createdAt' | 'respondedAt'> & {
  readonly createdAt: string;
  readonly respondedAt: string | null;
};

export const parseRequest = (json: JsonRequest<ConnectionRequest> | null): ConnectionRequest | undefined =>
  json
    ? ({
        ...json,
        createdAt: new Date(json.createdAt),
        respondedAt: json.respondedAt && new Date(json.respondedAt),
      } as ConnectionRequest)
    : undefined;
