import { type AwaitingPayment, isPaid, type Order } from '@nestmates/domain/market/orders/order.ts';
import { totalOf } from '@nestmates/domain/money/payments/fees.ts';
import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import type { MovedInADay } from '@nestmates/domain/money/payments/money-limits.ts';
import type { ListingId, MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { OrderEmailFacts } from '../../src/market/orders/emails/order-email.ts';
import type { OrderPageRow, OrderQueries, PagedOrder } from '../../src/market/orders/page-ports.ts';
import type { CheckoutFacts, OrderStore, StoredOrder } from '../../src/market/orders/ports.ts';
import type { PageRequest, TimeCursor } from '../../src/platform/contract/paging.ts';
import type { Kept } from './memory-order-rows.ts';
import { MemorySellerDebts } from './memory-seller-debts.ts';
/** Orders and their money in memory. */
export class MemoryOrders extends MemorySellerDebts implements OrderStore, OrderQueries {
  /** Orders of two of whom one has blocked the other. */
  readonly blocked = new Set<OrderId>();
  newSellerHoldDays = 0;

  /** The provider's accounts of sellers, where it knows others than ours. */
  readonly accounts = new Map<MemberId, string>();

  /** Sellers who cannot be paid. */
  readonly unpayable = new Set<MemberId>();

  async beginCheckout(listingId: ListingId): Promise<MemberId | undefined> {
    return this.listings.stored.get(listingId)?.userId;
  }

  async lockForCheckout(
    listingId: ListingId,
    buyerId: MemberId,
    boughtSince: Date,
  ): Promise<CheckoutFacts | undefined> {
    const listing = this.listings.stored.get(listingId);
    if (!listing) return undefined;
    this.transaction.lock(`listing ${listingId}`);
    const hers = [...this.kept.values()].filter(
      (kept): kept is Kept & StoredOrder<AwaitingPayment> =>
        kept.order.status === 'awaiting_payment' && kept.order.buyerId === buyerId,
    );
    return {
      listing,
      account: {
        provider: 'memory',
        providerAccountId: this.accounts.get(listing.userId) ?? `account-${listing.userId}`,
        ready: !this.unpayable.has(listing.userId),
      },
      begun: hers.find(({ order }) => order.listingId === listingId),
      begunCheckouts: hers.length,
      bought: this.#boughtBy(buyerId, boughtSince),
      firstPaidAt: this.#firstPaidAt(buyerId),
    };
  }

  #firstPaidAt(buyerId: MemberId): Date | null {
    const paid = [...this.kept.values()].flatMap(({ order, timeline }) =>
      order.buyerId === buyerId && isPaid(order) && !timeline.some(({ action }) => action === 'refuseCard')
        ? [order.paidAt]
        : [],
    );
    return paid.sort((one, other) => +one - +other)[0] ?? null;
  }

  #boughtBy(buyerId: MemberId, since: Date): MovedInADay {
    const bought = [...this.kept.values()]
      .map(({ order }) => order)
      .filter((order) => order.buyerId === buyerId && order.createdAt > since && order.status !== 'expired');
    return {
      cents: bought.reduce((sum, order) => sum + totalOf(order), 0),
      count: bought.length,
      since: bought.map(({ createdAt }) => createdAt).sort((one, other) => +one - +other)[0] ?? null,
    };
  }

  async #standingOf({ sellerId }: Order) {
    const releases = sellerId === null ? 0 : await this.releasesOf(sellerId);
    return { releases, holdDays: this.newSellerHoldDays };
  }

  async ordersOf(
    me: MemberId,
    { party, statuses }: Parameters<OrderQueries['ordersOf']>[1],
    { limit }: PageRequest<TimeCursor>,
  ): Promise<readonly PagedOrder[]> {
    const hers = [...this.kept.values()].filter(
      ({ order }) =>
        order[party === 'buyer' ? 'buyerId' : 'sellerId'] === me && statuses.includes(order.status),
    );
    const cursorOf = ({ createdAt, id }: Order) => ({ at: createdAt.getTime() * 1000, id });
    return hers
      .reverse()
      .slice(0, limit)
      .map((kept) => ({ ...this.#rowOf(kept), cursor: cursorOf(kept.order) }));
  }

  async find(id: OrderId, reader?: MemberId): Promise<OrderPageRow | undefined> {
    const kept = this.kept.get(id);
    if (!kept) return undefined;
    const { sellerId } = kept.order;
    const debtCents =
      sellerId !== null && sellerId === reader ? this.owedBy(this.sellers.keysOf(sellerId), sellerId) : 0;
    return { ...this.#rowOf(kept), debtCents, standing: await this.#standingOf(kept.order) };
  }

  async partiesOf(id: OrderId): Promise<Order | undefined> {
    return this.kept.get(id)?.order;
  }

  async emailFactsOf(id: OrderId, to: 'buyer' | 'seller'): Promise<OrderEmailFacts | undefined> {
    const { order, title } = this.keptOf(id);
    const [buyer, seller] = [order.buyerId, order.sellerId].map((memberId) =>
      memberId === null ? undefined : this.people.get(memberId),
    );
    const [me, other] = to === 'buyer' ? [buyer, seller] : [seller, buyer];
    if (!me) return undefined;
    const { email, firstName } = me;
    const [otherId, otherName] = [other?.id ?? null, other?.firstName ?? null];
    const isBlocked = this.blocked.has(id);
    const isFirstSale = ![...this.kept.values()].some(
      ({ order: earlier }) => earlier.sellerId === order.sellerId && earlier.id < id && isPaid(earlier),
    );
    return {
      memberId: me.id,
      to: email,
      firstName,
      otherId,
      otherName,
      title,
      order,
      balance: balanceOf(await this.entriesOf(id)),
      standing: await this.#standingOf(order),
      isBlocked,
      isFirstSale,
      hasWaited: this.waited.has(id),
    };
  }

  #rowOf({ order, title, checkout, address, timeline, moneyDue }: Kept): OrderPageRow {
    const summary = (id: MemberId | null) => {
      const found = id === null ? undefined : this.people.get(id);
      return found
        ? { id: found.id, firstName: found.firstName, profilePhotoUrl: found.profilePhotoUrl }
        : null;
    };
    return {
      order,
      title,
      photoUrl: null,
      listingStatus: 'active',
      buyer: summary(order.buyerId),
      seller: summary(order.sellerId),
      checkoutUrl: checkout?.url ?? null,
      address,
      balance: balanceOf(this.entries.filter(({ orderId }) => orderId === order.id)),
      moneyDue,
      review: null,
      timeline: timeline.map(({ action, by, at, text = null, photoUrls = [], cents = null }, nth) => ({
        id: nth + 1,
        action,
        by,
        at,
        text,
        photoUrls,
        cents,
      })),
    };
  }
}
