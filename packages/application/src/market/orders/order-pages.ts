import { listingNotFound, requireAvailableTo } from '@nestmates/domain/market/listings/listing.ts';
import { fulfilmentOf } from '@nestmates/domain/market/orders/fulfilment.ts';
import { orderNotFound } from '@nestmates/domain/market/orders/order.ts';
import { listedStatuses, type OrderFilter } from '@nestmates/domain/market/orders/order-lists.ts';
import { processingFee } from '@nestmates/domain/money/payments/fees.ts';
import type { ListingId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Caller } from '../../platform/access/caller.ts';
import {
  formatTimeCursor,
  type Page,
  type PageRequest,
  pageOf,
  type TimeCursor,
} from '../../platform/contract/paging.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { QuoteView } from './contract.ts';
import type { OrderPageView, OrderView } from './order-view.ts';
import { showOrders } from './show-orders.ts';
import { taxableOf } from './taxable.ts';
import { viewOfOrderPage } from './view-of-order.ts';

type ListRequest = PageRequest<TimeCursor> & { readonly list?: OrderFilter | undefined };

/** What members read of their orders. */
export class OrderPages extends useCase(
  'orderQueries',
  'earningsQueries',
  'listingQueries',
  'taxes',
  'clock',
) {
  bought(by: Caller, page: ListRequest): Promise<Page<OrderView>> {
    return this.#list(by, 'buyer', page);
  }

  sold(by: Caller, page: ListRequest): Promise<Page<OrderView>> {
    return this.#list(by, 'seller', page);
  }

  async latest(by: Caller): Promise<{ order: OrderView | null }> {
    const { items } = await this.#list(by, 'buyer', { limit: 1 });
    return { order: items[0] ?? null };
  }

  async show(by: Caller, id: OrderId): Promise<OrderPageView> {
    const row = await this.needs.orderQueries.find(id, by.id);
    if (!row) throw orderNotFound();
    return viewOfOrderPage(row, by.id, this.needs.clock.now());
  }

  /** What it costs, to be shown before the buyer pays. */
  async quote(by: Caller, listingId: ListingId): Promise<QuoteView> {
    const found = await this.needs.listingQueries.find(listingId, by.id);
    if (!found) throw listingNotFound();
    const { listing } = found;
    if (listing.status !== 'reserved') requireAvailableTo(listing, by.id);
    const { taxes } = this.needs;
    const price = listing.priceCents;
    const fee = processingFee(price, taxes.highestBasisPoints);
    const fulfilment = fulfilmentOf(listing);
    return {
      price,
      processingFee: fee,
      total: price + fee,
      ...(taxes.addedTo(taxableOf(fulfilment)) ? { plusTax: true as const } : {}),
      fulfilment,
    };
  }

  async #list(
    by: Caller,
    party: 'buyer' | 'seller',
    { limit, before, list }: ListRequest,
  ): Promise<Page<OrderView>> {
    const { orderQueries: queries } = this.needs;
    const which = { party, statuses: listedStatuses(party, list) };
    const found = await queries.ordersOf(by.id, which, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ cursor }) => formatTimeCursor(cursor));
    return { ...rest, items: await showOrders(items, by.id, this.needs) };
  }
}
