import type { MessagePorts } from './arrange-messages.ts';
import { conversationsContract } from './conversations-contract.ts';
import { listingConversationsContract } from './listing-conversations-contract.ts';
import { threadsContract } from './threads-contract.ts';
import { unreadContract } from './unread-contract.ts';

/** The behaviour required of every implementation of `MessageStore`, `MessageQueries` and `UnreadRecords`. */
export function messagesContract(name: string, ports: () => MessagePorts): void {
  threadsContract(name, ports);
  conversationsContract(name, ports);
  listingConversationsContract(name, ports);
  unreadContract(name, ports);
}
