import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { timeAgo } from './brooklyn-time.ts';

const asked = {
  seller: 'ana@nestmates.test',
  title: 'Wooden balance bike',
  ago: days(2) + hours(5),
  lines: [
    ['buyer', 'Hi Ana! Is the balance bike still there? My daughter is three and rather tall.'],
    ['seller', 'It is! The seat goes up to 15 inches, so she has two good summers ahead of her.'],
    ['buyer', 'Perfect. I will talk it over at home tonight.'],
  ],
} as const;

/** A neighbor of Ana, and no connection, has asked about something that Ana sells; both have read it all. */
export async function seedListingQuestions(
  { db }: KnexTransaction,
  ids: ReadonlyMap<string, MemberId>,
  now: Date,
): Promise<void> {
  const sellerId = ids.get(asked.seller);
  const listing = await db('listings').where({ userId: sellerId, title: asked.title }).first('id');
  const home = await db('users').where({ id: sellerId }).first('city', 'state');
  const buyer = await db('users')
    .where(home)
    .whereRaw("email ~ '[.][0-9]+@'")
    .whereNotIn('id', db('correspondents').where({ memberId: sellerId }).select('otherId'))
    .whereNotIn('id', db('connection_requests').where({ recipientId: sellerId }).select('requesterId'))
    .orderBy('id', 'desc')
    .first('id');
  if (!sellerId || !listing || !buyer) throw new Error('Nobody can ask about a listing');
  const begunAt = timeAgo(asked.ago, now);
  await db('listing_conversations').insert({
    buyerId: buyer.id,
    sellerId,
    listingId: listing.id,
    begunAt,
    askedAt: begunAt,
  });
  const sent = await db('messages')
    .insert(
      asked.lines.map(([from, message], nth) => ({
        senderId: from === 'buyer' ? buyer.id : sellerId,
        receiverId: from === 'buyer' ? sellerId : buyer.id,
        message,
        timestamp: timeAgo(asked.ago - hours(nth), now),
      })),
    )
    .returning('id');
  const upTo = Math.max(...sent.map(({ id }) => id));
  await db('read_marks').insert([
    { memberId: sellerId, otherId: buyer.id, upTo },
    { memberId: buyer.id, otherId: sellerId, upTo },
  ]);
}
