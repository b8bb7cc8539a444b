import type { ConnectionRequest, RequestId } from '@nestmates/domain/members/pairs/pair-request.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';
import { UserModel } from '../../members/accounts/account-models.ts';
import { belongsTo } from '../../platform/database/belongs-to.ts';

export class ConnectionRequestModel extends Model {
  static override readonly tableName = 'connection_requests';
  static override readonly relationMappings = {
    requester: belongsTo('connection_requests.requesterId', UserModel),
    recipient: belongsTo('connection_requests.recipientId', UserModel),
  };
  declare readonly id: RequestId;
  declare readonly requesterId: MemberId;
  declare readonly recipientId: MemberId;
  declare readonly status: ConnectionRequest['status'];
  declare readonly createdAt: Date;
  declare readonly respondedAt: Date | null;
}
