import type { ListingId, MemberId, PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

/** pg returns 64-bit integers as strings. */
export class MessageModel extends Model {
  static override readonly tableName = 'messages';
  static override readonly idColumn = ['lowId', 'highId', 'id'];
  declare readonly id: string;
  declare readonly senderId: MemberId;
  declare readonly receiverId: MemberId;
  declare readonly message: string;
  declare readonly timestamp: Date;
  declare readonly clientId: string | null;
  declare readonly playdateId: PlaydateId | null;
  declare readonly lowId: MemberId;
  declare readonly highId: MemberId;
}

export class ListingConversationModel extends Model {
  static override readonly tableName = 'listing_conversations';
  static override readonly idColumn = ['buyerId', 'sellerId'];
  declare readonly buyerId: MemberId;
  declare readonly sellerId: MemberId;
  declare readonly listingId: ListingId;
  declare readonly begunAt: Date;
  declare readonly askedAt: Date;
  declare readonly ordered: boolean;
}

export class MessageDigestModel extends Model {
  static override readonly tableName = 'message_digests';
  static override readonly idColumn = 'memberId';
  declare readonly memberId: MemberId;
  declare readonly at: Date | null;
  declare readonly upTo: number | string;
}
