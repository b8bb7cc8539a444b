import {
  changeListing,
  isShownTo,
  type Listing,
  listingNotFound,
  ownListing,
  requireAvailableTo,
} from '@nestmates/domain/market/listings/listing.ts';
import { requirePriceUpTo } from '@nestmates/domain/market/listings/price.ts';
import {
  asksCardholder,
  placeOrder,
  requireExpectedPrice,
  requireFewCheckouts,
  requireSellerPayable,
} from '@nestmates/domain/market/orders/checkout.ts';
import { fulfilmentOf } from '@nestmates/domain/market/orders/fulfilment.ts';
import { type AwaitingPayment, orderNotFound, orderPartyOf } from '@nestmates/domain/market/orders/order.ts';
import { checkoutPageLasts } from '@nestmates/domain/market/orders/order-times.ts';
import { isVisible } from '@nestmates/domain/members/pairs/visibility.ts';
import { quote, totalOf } from '@nestmates/domain/money/payments/fees.ts';
import { dayBefore, requirePurchaseAllowed } from '@nestmates/domain/money/payments/money-limits.ts';
import { changedMeanwhile } from '@nestmates/domain/platform/shared/errors.ts';
import type { ListingId, MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { OrderPageView } from './order-view.ts';
import type { CheckoutFacts, StoredOrder } from './ports.ts';
import { taxableOf } from './taxable.ts';
import { requireFound, viewOfOrderPage } from './view-of-order.ts';

type Placed = StoredOrder<AwaitingPayment> & Pick<CheckoutFacts, 'firstPaidAt'>;

interface Wish {
  readonly listingId: ListingId;
  /** The price that the buyer saw. */
  readonly price?: number | undefined;
}

/** Leads from the wish to buy something to the page of the payment provider. */
export class Buying extends useCase(
  'orderStore',
  'orderQueries',
  'withdrawnOrders',
  'pairs',
  'paymentProviders',
  'checkoutResults',
  'orderChanges',
  'taxes',
  'transaction',
  'clock',
  'publicUrl',
  'newId',
  'maxPrice',
  'moneyLimits',
  'platformFee',
  'askCardholderAbove',
) {
  /**
   * The order is there before the provider is asked, under a key with the order's reference: calls at the same time
   * lead to the same page. Where the provider opens none, the listing is free again, and the next try begins anew.
   */
  async checkout(by: Caller, wish: Wish): Promise<{ checkoutUrl: string; orderId: OrderId }> {
    const { checkoutResults: results } = this.needs;
    let placed = await this.#place(by, wish);
    if (placed.outdated) {
      await results.end(placed.order.id);
      placed = await this.#place(by, wish);
    }
    const { order, checkout } = placed;
    if (checkout) return { orderId: order.id, checkoutUrl: checkout.url };
    let checkoutUrl: string;
    try {
      checkoutUrl = await this.#open(placed);
    } catch (error) {
      await results.giveUp(order.id);
      throw error;
    }
    // Not given up where this fails: the page is there, and may be paid.
    await this.#requireStillOpen(order);
    return { orderId: order.id, checkoutUrl };
  }

  /** The buyer does not want to pay after all. */
  async abandon(by: Caller, orderId: OrderId): Promise<OrderPageView> {
    const { orderQueries: queries, checkoutResults: results, clock } = this.needs;
    await results.end(orderId, (order) => {
      if (!order) throw orderNotFound();
      if (orderPartyOf(order, by.id) !== 'buyer' || order.status !== 'awaiting_payment') {
        throw changedMeanwhile();
      }
    });
    return viewOfOrderPage(requireFound(await queries.find(orderId, by.id)), by.id, clock.now());
  }

  #place(by: Caller, { listingId, price }: Wish): Promise<Placed & { readonly outdated: boolean }> {
    const { orderStore: store, pairs, transaction, clock, maxPrice } = this.needs;
    return transaction.run(async () => {
      const sellerId = await store.beginCheckout(listingId, by.id);
      if (sellerId === undefined) throw listingNotFound();
      if (sellerId === by.id) throw ownListing();
      // The same answer as for no such listing: nothing says that one of the two has blocked the
      // other.
      if (!isVisible(await pairs.lock(by.id, sellerId))) throw listingNotFound();
      const facts = await store.lockForCheckout(listingId, by.id, dayBefore(clock.now()));
      if (!facts) throw listingNotFound();
      const { listing, begun, firstPaidAt } = facts;
      // Nothing else is said of what is hidden.
      if (!isShownTo(listing, by.id)) throw listingNotFound();
      requireExpectedPrice(listing.priceCents, price);
      requirePriceUpTo(maxPrice, listing.priceCents);
      // What the buyer has reserved already is theirs to pay.
      if (!begun || listing.type === 'service') requireAvailableTo(listing, by.id);
      if (begun) return { ...begun, firstPaidAt, outdated: isOutdated(begun.order, listing) };
      return { ...(await this.#reserve(by.id, facts)), outdated: false };
    });
  }

  async #reserve(
    buyerId: MemberId,
    { listing, account, begunCheckouts, bought, firstPaidAt }: CheckoutFacts,
  ): Promise<Placed> {
    const {
      orderStore: store,
      paymentProviders: providers,
      orderChanges: changes,
      clock,
      newId,
      platformFee,
      taxes,
      moneyLimits: limits,
    } = this.needs;
    const { name: provider } = providers.current;
    // An account with another provider is only for the orders that it has.
    const payee = account?.provider === provider ? account : undefined;
    requireSellerPayable(payee);
    requireFewCheckouts(begunCheckouts);
    const at = clock.now();
    const cost = quote(listing.priceCents, platformFee, taxes.highestBasisPoints);
    requirePurchaseAllowed(limits.purchases, bought, totalOf(cost), at);
    const placed = placeOrder({ ...orderOfListing(listing, buyerId), reference: newId(), ...cost }, at);
    // A service stays on sale.
    const reserved =
      listing.type === 'product' ? changeListing(listing, 'reserve', 'checkout', at) : undefined;
    const kept = { title: listing.title, provider, sellerAccountId: payee?.providerAccountId ?? null };
    const order = { ...placed, id: await store.place({ ...kept, order: placed }, reserved) };
    await changes.scheduleNextLook(order);
    return { ...kept, order, checkout: null, firstPaidAt };
  }

  async #open({ order, title, provider, firstPaidAt }: Placed): Promise<string> {
    const { orderStore: store, paymentProviders: providers } = this.needs;
    const { taxes, publicUrl, askCardholderAbove } = this.needs;
    const { checkouts } = providers.named(provider);
    const { id: orderId, reference, priceCents, processingFeeCents, fulfilment, createdAt } = order;
    const { checkoutId, url } = await checkouts.open({
      key: `${reference}-checkout`,
      reference,
      title,
      priceCents,
      processingFeeCents,
      tax: taxes.addedTo(taxableOf(fulfilment)),
      asksCardholder: asksCardholder(order, firstPaidAt, askCardholderAbove),
      asksForAddress: fulfilment === 'shipping',
      expiresAt: later(createdAt, checkoutPageLasts),
      successUrl: `${publicUrl()}/success?order=${orderId}`,
      cancelUrl: `${publicUrl()}/cancel?order=${orderId}`,
    });
    if (!(await store.saveCheckout(orderId, { checkoutId, url }))) {
      // It took so long that the order has ended meanwhile; nobody may pay for it now.
      await checkouts.expire(checkoutId);
      throw changedMeanwhile();
    }
    return url;
  }

  /**
   * Asked when the order is there for all: whoever was restricted or blocked before that has closed the checkouts that there
   * were, and whoever is later closes this one.
   */
  async #requireStillOpen(order: AwaitingPayment): Promise<void> {
    const { withdrawnOrders: withdrawn, checkoutResults: results } = this.needs;
    if (!(await withdrawn.isWithdrawn(order))) return;
    await results.end(order.id);
    throw listingNotFound();
  }
}

/** A service can be changed while somebody is at its checkout. */
const isOutdated = (order: AwaitingPayment, listing: Listing): boolean =>
  order.priceCents !== listing.priceCents || order.serviceDate !== listing.serviceDate;

const orderOfListing = (listing: Listing, buyerId: MemberId) => ({
  listingId: listing.id,
  buyerId,
  sellerId: listing.userId,
  fulfilment: fulfilmentOf(listing),
  serviceDate: listing.serviceDate,
});
