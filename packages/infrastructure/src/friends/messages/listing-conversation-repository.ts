import type {
  ListingConversations,
  SavedListingConversation,
} from '@nestmates/application/friends/messages/ports.ts';
import type { ListingId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { ListingConversationModel } from './message-models.ts';

export class ListingConversationRepository implements ListingConversations {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async subject(buyerId: MemberId, sellerId: MemberId): Promise<ListingId | undefined> {
    const { db } = this.#transaction;
    return (await ListingConversationModel.query(db).findById([buyerId, sellerId]))?.listingId;
  }

  async save(conversation: SavedListingConversation, at: Date): Promise<void> {
    await ListingConversationModel.query(this.#transaction.db)
      .insert({ ...conversation, begunAt: at, askedAt: at })
      .onConflict(['buyerId', 'sellerId'])
      .merge(['listingId', 'askedAt', ...(conversation.ordered ? ['ordered'] : [])]);
  }
}
