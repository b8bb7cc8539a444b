import type { ListingId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { ListingConversations, SavedListingConversation } from '../../src/friends/messages/ports.ts';
import type { MemoryPairs } from './memory-pairs.ts';

export class MemoryListingConversations implements ListingConversations {
  readonly #pairs: MemoryPairs;
  constructor(pairs: MemoryPairs) {
    this.#pairs = pairs;
  }

  async subject(buyerId: MemberId, sellerId: MemberId): Promise<ListingId | undefined> {
    return this.#pairs.question(buyerId, sellerId)?.listingId;
  }

  async save(asked: SavedListingConversation, at: Date): Promise<void> {
    const { questions } = this.#pairs;
    const before = this.#pairs.question(asked.buyerId, asked.sellerId);
    if (before) questions.splice(questions.indexOf(before), 1);
    const ordered = asked.ordered || (before?.ordered ?? false);
    questions.push({ ...asked, ordered, begunAt: before?.begunAt ?? at, askedAt: at });
  }
}
