import type { Order } from '@nestmates/domain/market/orders/order.ts';
import { orderPartyOf } from '@nestmates/domain/market/orders/order.ts';
import {
  answerReview,
  type Review,
  reviewShownTo,
  writeReview,
} from '@nestmates/domain/market/reviews/review.ts';
import { storeSlugIn } from '@nestmates/domain/market/shops/store-slug.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Caller } from '../../platform/access/caller.ts';
import {
  formatTimeCursor,
  type Page,
  type PageRequest,
  pageOf,
  type TimeCursor,
} from '../../platform/contract/paging.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { OrderPageView } from '../orders/order-view.ts';
import { requireFound, viewOfOrderPage, viewOfReview } from '../orders/view-of-order.ts';
import type { ReviewForm, SellerReviewView } from './contract.ts';
import { reviewEmails } from './emails.ts';

/** What buyers say about what they bought, and what sellers answer. */
export class Reviews extends useCase(
  'reviewStore',
  'reviewQueries',
  'shopQueries',
  'orderStore',
  'orderQueries',
  'orderChanges',
  'emails',
  'transaction',
  'clock',
) {
  write(by: Caller, id: OrderId, form: ReviewForm): Promise<OrderPageView> {
    const { reviewStore: store, emails, clock } = this.needs;
    return this.#change(by, id, async (order, existing) => {
      await store.add(writeReview(order, by.id, form, clock.now(), existing), order.sellerId);
      await emails.send(reviewEmails.written, { orderId: id });
    });
  }

  answer(by: Caller, id: OrderId, text: string): Promise<OrderPageView> {
    const { reviewStore: store, emails, clock } = this.needs;
    return this.#change(by, id, async (order, existing) => {
      const review = reviewShownTo(orderPartyOf(order, by.id), existing);
      if (!review) throw notFound('There is no review to answer.');
      await store.saveAnswer(answerReview(review, order, by.id, text, clock.now()));
      await emails.send(reviewEmails.answered, { orderId: id });
    });
  }

  async ofSeller(
    by: Caller | undefined,
    sellerId: MemberId,
    { limit, before }: PageRequest<TimeCursor>,
  ): Promise<Page<SellerReviewView>> {
    const found = await this.needs.reviewQueries.reviewsOf(sellerId, by?.id, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ cursor }) => formatTimeCursor(cursor));
    return {
      ...rest,
      items: items.map(({ review, title, buyerName }) => ({
        ...viewOfReview(review),
        id: review.orderId,
        title,
        buyerName,
      })),
    };
  }

  async ofStore(
    by: Caller | undefined,
    shopName: string,
    page: PageRequest<TimeCursor>,
  ): Promise<Page<SellerReviewView>> {
    const shop = await this.needs.shopQueries.bySlug(storeSlugIn(shopName), by?.id);
    if (!shop) throw notFound('We could not find this store.');
    return this.ofSeller(by, shop.id, page);
  }

  #change(
    by: Caller,
    id: OrderId,
    change: (order: Order, existing: Review | undefined) => Promise<void>,
  ): Promise<OrderPageView> {
    const {
      reviewStore: store,
      orderStore: orders,
      orderQueries,
      orderChanges: changes,
      transaction,
      clock,
    } = this.needs;
    return transaction.run(async () => {
      const { order } = requireFound(await orders.lock(id));
      orderPartyOf(order, by.id);
      await change(order, await store.of(id));
      await changes.announce(order);
      return viewOfOrderPage(requireFound(await orderQueries.find(id, by.id)), by.id, clock.now());
    });
  }
}
