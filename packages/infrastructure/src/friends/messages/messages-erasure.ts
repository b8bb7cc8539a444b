import type { ErasureTable } from '../../platform/wiring/erasure-table.ts';

export const messagesErasure: ErasureTable = {
  listing_conversations: { deleted: 'buyer_id seller_id listing_id begun_at asked_at ordered' },
  message_digests: { deleted: 'member_id at up_to' },
  messages: { deleted: 'id sender_id receiver_id message timestamp client_id low_id high_id playdate_id' },
  read_marks: { deleted: 'member_id other_id up_to' },
};
