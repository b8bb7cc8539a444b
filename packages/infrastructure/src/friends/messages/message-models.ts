import type { ListingId, MemberId, PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import { bigint, flag, instant, integer, member, nullable, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

/** pg returns 64-bit integers as strings. */
export class MessageModel extends table('messages', {
  lowId: integer<MemberId>({ key: true, left: 'elsewhere' }),
  senderId: member('deleted', { exported: true }),
  receiverId: member('deleted', { exported: true }),
  message: text({ exported: true }),
  timestamp: instant({ exported: true }),
  clientId: nullable(text({ left: 'key' })),
  playdateId: nullable(integer<PlaydateId>({ left: 'key' })),
  highId: integer<MemberId>({ key: true, left: 'elsewhere' }),
  id: bigint<string>({ key: true }),
}).with({ stays: 'account' }) {}

export class ListingConversationModel extends table('listing_conversations', {
  buyerId: member('deleted', { key: true }),
  sellerId: member('deleted', { key: true, exported: true }),
  listingId: integer<ListingId>({ exported: true }),
  begunAt: instant({ exported: true }),
  askedAt: instant({ exported: true }),
  ordered: flag({ exported: true }),
}).with({ stays: 'account' }) {}

export class MessageDigestModel extends table('message_digests', {
  memberId: member('deleted', { key: true }),
  at: nullable(instant()),
  upTo: bigint(),
}).with({ left: 'process', stays: 'account' }) {}

export class ReadMarkModel extends table('read_marks', {
  memberId: member('deleted', { key: true }),
  otherId: member('deleted', { key: true }),
  upTo: bigint(),
}).with({ left: 'process', stays: 'account' }) {}
