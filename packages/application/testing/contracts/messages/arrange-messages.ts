import type {
  ListingConversations,
  MessageQueries,
  MessageStore,
  UnreadRecords,
} from '../../../src/friends/messages/ports.ts';
import { contractStart, type PairPorts } from '../arrange.ts';

export interface MessagePorts extends PairPorts {
  readonly messages: MessageStore;
  readonly messageQueries: MessageQueries;
  readonly unreadRecords: UnreadRecords;
  readonly listingConversations: ListingConversations;
  /** Puts a listing of this title on sale. */
  addListing(sellerId: number, title: string): Promise<number>;
}

export interface Identified {
  readonly id: number;
}

export const all = { which: 'all' } as const;
export const page = { limit: 10, ...all };

/** Stores a message of the member's. */
export const writerOf =
  (ports: () => MessagePorts) =>
  async (from: Identified, to: Identified, message = 'Hello', at = contractStart) => {
    const draft = { senderId: from.id, receiverId: to.id, message, clientId: null, playdateId: null };
    const added = await ports().messages.add(draft, at);
    if (!added) throw new Error('A message without a client id is always stored');
    return added;
  };
