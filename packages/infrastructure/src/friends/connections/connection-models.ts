import type { ConnectionRequest, RequestId } from '@nestmates/domain/members/pairs/pair-request.ts';
import type { Id, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class ConnectionRequestModel extends Model {
  static override readonly tableName = 'connection_requests';
  declare readonly id: RequestId;
  declare readonly requesterId: MemberId;
  declare readonly recipientId: MemberId;
  declare readonly status: ConnectionRequest['status'];
  declare readonly createdAt: Date;
  declare readonly respondedAt: Date | null;
}

/** A connection; the lower member id is the first. */
export class MatchModel extends Model {
  static override readonly tableName = 'matches';
  declare readonly id: Id<'match'>;
  declare readonly userId1: MemberId;
  declare readonly userId2: MemberId;
  declare readonly compatibilityScore: number;
  declare readonly status: 'pending' | 'accepted';
  declare readonly createdAt: Date;
}
