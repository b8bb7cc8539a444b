import type { Message } from '@nestmates/domain/friends/messages/message.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { MessageView } from './contract.ts';

/** A message as one of the two sees it. */
export const viewOfMessage = (memberId: MemberId, message: Message): MessageView => ({
  id: message.id,
  senderId: message.senderId,
  receiverId: message.receiverId,
  message: message.message,
  timestamp: message.timestamp.toISOString(),
  clientId: message.senderId === memberId ? message.clientId : null,
  playdateId: message.playdateId,
});
