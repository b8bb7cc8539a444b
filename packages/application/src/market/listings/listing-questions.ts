import { requireMayAsk } from '@nestmates/domain/friends/messages/message-permission.ts';
import { listingNotFound, requireAvailableTo } from '@nestmates/domain/market/listings/listing.ts';
import type { LockedPair } from '@nestmates/domain/members/pairs/pair-state.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import type { Question, Questions } from '../../friends/messages/ports.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

/** How many sellers whom they do not know a member may begin to write to. */
const newSellers = { max: 30, per: hours(1) };

/** What lets a buyer write to a seller who is no connection of theirs. */
export class ListingQuestions
  extends useCase('listingConversations', 'listingStore', 'rateLimiter', 'clock')
  implements Questions
{
  async ask({ by, sellerId, listingId }: Question, pair: LockedPair | undefined): Promise<void> {
    const { listingConversations: conversations, listingStore: listings, rateLimiter, clock } = this.needs;
    const { isBuyer, connected } = requireMayAsk(pair, by.plan);
    // What was asked about once may be written about when it is sold, too.
    if (isBuyer && (await conversations.subject(by.id, sellerId)) === listingId) return;
    const listing = await listings.lockShared(listingId);
    requireAvailableTo(listing, by.id);
    if (listing?.userId !== sellerId) throw listingNotFound();
    if (!isBuyer && !connected) {
      await rateLimiter.consume('ask about a listing', `member ${by.id}`, newSellers);
    }
    await conversations.save({ buyerId: by.id, sellerId, listingId, ordered: false }, clock.now());
  }
}
