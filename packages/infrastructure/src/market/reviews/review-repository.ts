import type { PagedReview, ReviewQueries, ReviewStore } from '@nestmates/application/market/reviews/ports.ts';
import type { PageRequest, TimeCursor } from '@nestmates/application/platform/contract/paging.ts';
import type { Review } from '@nestmates/domain/market/reviews/review.ts';
import type { HiddenReason } from '@nestmates/domain/platform/access/hidden-reason.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { notBlocked } from '../../members/pairs/not-blocked.ts';
import { isHidden, notHidden, whyHidden } from '../../platform/access/restriction-sql.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import { microsecondsOf, timeCursorOf, timestampOrLast } from '../../platform/database/time-cursor.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { ReviewModel } from './review-models.ts';

const add = `
  with added as (
    insert into reviews (order_id, seller_id, rating, text, written_at)
    values (:orderId, :sellerId, :rating, :text, :writtenAt)
  )
  insert into seller_ratings as r (seller_id, sum, count)
  select :sellerId::integer, :rating::integer, 1 where :sellerId::integer is not null
  on conflict (seller_id) do update set sum = r.sum + excluded.sum, count = r.count + 1`;

const hidden = (id: string): string =>
  `${isHidden('review', id)} as is_hidden, ${whyHidden('review', id)} as hidden`;
const review = `select *, ${hidden('order_id')} from reviews where order_id = :orderId::integer`;

export const reviewsOf = `
  select r.*, ${hidden('r.order_id')}, ${microsecondsOf('r.written_at')} as cursor_at, o.title, u.first_name as buyer_name
  from reviews r join orders o on o.id = r.order_id left join users u on u.id = o.buyer_id
  where r.seller_id = :sellerId::integer and ${notBlocked(':by::integer', ':sellerId::integer')}
    and (r.written_at, r.order_id) < (${timestampOrLast(':at')}, coalesce(:id::bigint, 0))
    and (o.buyer_id is null or ${notBlocked(':by::integer', 'o.buyer_id')})
    and ${notHidden('review', 'r.order_id', ':by::integer')}
  order by r.written_at desc, r.order_id desc limit :limit::integer`;

interface Row
  extends Pick<ReviewModel, 'orderId' | 'rating' | 'text' | 'writtenAt' | 'answer' | 'answeredAt'> {
  readonly isHidden: boolean;
  readonly hidden: HiddenReason | null;
}

const reviewOf = ({ orderId, rating, text, writtenAt, answer, answeredAt, ...row }: Row): Review => ({
  orderId,
  rating,
  text,
  writtenAt,
  isHidden: row.isHidden,
  hidden: row.hidden,
  answer: answer === null || answeredAt === null ? null : { text: answer, writtenAt: answeredAt },
});

export class ReviewRepository implements ReviewStore, ReviewQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async of(orderId: OrderId): Promise<Review | undefined> {
    const [found] = await sql<Row>(this.#transaction, review, { orderId });
    return found && reviewOf(found);
  }

  async add({ orderId, rating, text, writtenAt }: Review, sellerId: MemberId | null): Promise<void> {
    await sql(this.#transaction, add, { orderId, rating, text, writtenAt, sellerId });
  }

  async saveAnswer({ orderId, answer }: Review): Promise<void> {
    const columns = { answer: answer?.text ?? null, answeredAt: answer?.writtenAt ?? null };
    requireOneRow(await this.#reviews().findById(orderId).patch(columns), 'Answering a review');
  }

  async reviewsOf(
    sellerId: MemberId,
    by: MemberId | undefined,
    { limit, before }: PageRequest<TimeCursor>,
  ): Promise<readonly PagedReview[]> {
    type Found = Row & {
      readonly cursorAt: string;
      readonly title: string;
      readonly buyerName: string | null;
    };
    const bindings = { sellerId, by: by ?? null, limit, at: before?.at ?? null, id: before?.id ?? null };
    const found = await sql<Found>(this.#transaction, reviewsOf, bindings);
    return found.map((row) => ({
      review: reviewOf(row),
      title: row.title,
      buyerName: row.buyerName,
      cursor: timeCursorOf(row.cursorAt, row.orderId),
    }));
  }

  #reviews() {
    return ReviewModel.query(this.#transaction.db);
  }
}
