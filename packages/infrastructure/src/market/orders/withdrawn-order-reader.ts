import type { WithdrawnOrders } from '@nestmates/application/market/orders/ports.ts';
import type { Order } from '@nestmates/domain/market/orders/order.ts';
import type { ListingId, MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { isAway, notBlockedByEither } from '../../members/pairs/not-blocked.ts';
import { checkoutsBetween } from '../../members/pairs/pair-sql.ts';
import { notHiddenFromOthers } from '../../platform/access/restriction-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { OrderModel } from './order-models.ts';

const withdrawn = `
  select not ${notHiddenFromOthers('listing', ':listingId::integer')}
    or ${isAway(':sellerId::integer')} or ${isAway(':buyerId::integer')}
    or (${notBlockedByEither(':buyerId::integer', ':sellerId::integer')}) is false as is_withdrawn`;

const between = `${checkoutsBetween(':one', ':other')} order by o.id`;

const idsOf = (orders: readonly { readonly id: OrderId }[]): readonly OrderId[] => orders.map(({ id }) => id);

export class WithdrawnOrderReader implements WithdrawnOrders {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async isWithdrawn({
    listingId,
    sellerId,
    buyerId,
  }: Pick<Order, 'listingId' | 'sellerId' | 'buyerId'>): Promise<boolean> {
    const bindings = { listingId, sellerId, buyerId };
    const [found] = await sql<{ isWithdrawn: boolean }>(this.#transaction, withdrawn, bindings);
    return found?.isWithdrawn === true;
  }

  async checkoutsOfListing(listingId: ListingId): Promise<readonly OrderId[]> {
    return idsOf(await this.#checkouts().where({ listingId }));
  }

  async checkoutsOfMember(memberId: MemberId): Promise<readonly OrderId[]> {
    return idsOf(
      await this.#checkouts().where((either) =>
        either.where({ sellerId: memberId }).orWhere({ buyerId: memberId }),
      ),
    );
  }

  async checkoutsBetween(one: MemberId, other: MemberId): Promise<readonly OrderId[]> {
    return idsOf(await sql<{ id: OrderId }>(this.#transaction, between, { one, other }));
  }

  #checkouts() {
    return OrderModel.query(this.#transaction.db)
      .where({ status: 'awaiting_payment' })
      .orderBy('id')
      .select('id');
  }
}
