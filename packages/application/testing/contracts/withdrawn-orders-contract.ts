import { type ListingContent, noDetails } from '@nestmates/domain/market/listings/listing-content.ts';
import { enterOrder } from '@nestmates/domain/market/orders/actions/order-actions.ts';
import { placeOrder } from '@nestmates/domain/market/orders/checkout.ts';
import { quote } from '@nestmates/domain/money/payments/fees.ts';
import type { RestrictionKind } from '@nestmates/domain/platform/access/restriction.ts';
import type { ListingId, MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { expect } from 'vitest';
import type { ListingStore } from '../../src/market/listings/ports.ts';
import type { OrderStore, WithdrawnOrders } from '../../src/market/orders/ports.ts';
import type { RestrictionStore } from '../../src/members/restrictions/ports.ts';
import type { Transaction } from '../../src/platform/shared/ports.ts';
import { contractStart } from './arrange.ts';
import { describe, it } from './suite.ts';

export interface WithdrawnOrderPorts {
  readonly withdrawn: WithdrawnOrders;
  readonly store: Pick<OrderStore, 'place' | 'lock' | 'save'>;
  readonly listings: Pick<ListingStore, 'add'>;
  readonly restrictions: RestrictionStore;
  readonly transaction: Transaction;
  addMember(): Promise<MemberId>;
  block(by: MemberId, of: MemberId): Promise<void>;
}

const bike: ListingContent = {
  ...noDetails,
  title: 'Balance bike',
  description: '',
  type: 'product',
  priceCents: 4800,
  category: 'Other',
  shippingIncluded: true,
};
let count = 0;

/** The behaviour required of every implementation of `WithdrawnOrders`. */
export function withdrawnOrdersContract(name: string, ports: () => WithdrawnOrderPorts): void {
  const list = (userId: MemberId): Promise<ListingId> =>
    ports().listings.add({ ...bike, userId, createdAt: contractStart });

  async function checkout(
    sellerId: MemberId,
    listingId: ListingId | null,
    buyerId?: MemberId,
  ): Promise<OrderId> {
    const { store, transaction, addMember } = ports();
    count += 1;
    const reference = `10000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
    const facts = {
      reference,
      listingId,
      buyerId: buyerId ?? (await addMember()),
      sellerId,
      fulfilment: 'shipping',
      serviceDate: null,
      ...quote(4800, 0),
    } as const;
    const order = placeOrder(facts, contractStart);
    const kept = { title: 'Balance bike', provider: 'contract', sellerAccountId: null };
    return transaction.run(() => store.place({ order, ...kept }));
  }

  async function pay(id: OrderId): Promise<void> {
    const { store, transaction } = ports();
    const payment = { paymentId: `withdrawn-${id}`, taxCents: 0, pickup: null };
    await transaction.run(async () => {
      const { order } = (await store.lock(id)) ?? {};
      if (!order) throw new Error(`There is no order ${id}`);
      const entry = { action: 'pay', by: 'provider', at: contractStart } as const;
      await store.save(enterOrder('pay', order, 'provider', contractStart, payment), order.status, entry);
    });
  }

  describe(`withdrawn orders in ${name}`, () => {
    it('are those of a listing that is hidden, until it is shown', async () => {
      const { withdrawn, restrictions, addMember } = ports();
      const sellerId = await addMember();
      const buyerId = await addMember();
      const [listingId, other] = [await list(sellerId), await list(sellerId)];
      const isWithdrawn = async () => [
        await withdrawn.isWithdrawn({ listingId, sellerId, buyerId }),
        await withdrawn.isWithdrawn({ listingId: other, sellerId, buyerId }),
        await withdrawn.isWithdrawn({ listingId: null, sellerId, buyerId }),
      ];
      const thing = (kind: string) => ({ kind, id: String(listingId), memberId: sellerId });
      await restrictions.hide([thing('message')], 'weight', contractStart);
      expect(await isWithdrawn()).toEqual([false, false, false]);
      await restrictions.hide([thing('listing')], 'weight', contractStart);
      expect(await isWithdrawn()).toEqual([true, false, false]);
      await restrictions.hide([thing('listing')], { decisionId: 7 }, contractStart);
      expect(await isWithdrawn()).toEqual([true, false, false]);
      await restrictions.show([thing('listing')], { decisionId: 7 });
      expect(await isWithdrawn()).toEqual([false, false, false]);
    });

    it.each(['seller', 'buyer'] as const)('are those of a %s who is away, and not limited', async (side) => {
      const { withdrawn, restrictions, transaction, addMember } = ports();
      const [memberId, other, third] = [await addMember(), await addMember(), await addMember()];
      const listingId = await list(side === 'seller' ? memberId : other);
      const two = (one: MemberId | null, another: MemberId) =>
        side === 'seller' ? { sellerId: one, buyerId: another } : { sellerId: another, buyerId: one };
      const restricted = async (kind: RestrictionKind | undefined) => {
        await transaction.run(async () => {
          await restrictions.lockMember(memberId);
          await restrictions.setCurrent(memberId, kind && { kind, until: null });
        });
        return [
          await withdrawn.isWithdrawn({ listingId, ...two(memberId, other) }),
          await withdrawn.isWithdrawn({ listingId: null, ...two(third, other) }),
          await withdrawn.isWithdrawn({ listingId: null, ...two(null, other) }),
        ];
      };
      expect(await restricted('limited')).toEqual([false, false, false]);
      expect(await restricted('suspended')).toEqual([true, false, false]);
      expect(await restricted('banned')).toEqual([true, false, false]);
      expect(await restricted(undefined)).toEqual([false, false, false]);
    });

    it('are those of two of whom one has blocked the other', async () => {
      const { withdrawn, block, addMember } = ports();
      const [one, other, third] = [await addMember(), await addMember(), await addMember()];
      const between = (sellerId: MemberId, buyerId: MemberId) =>
        withdrawn.isWithdrawn({ listingId: null, sellerId, buyerId });
      expect(await between(one, other)).toBe(false);
      await block(one, other);
      expect([await between(one, other), await between(other, one)]).toEqual([true, true]);
      expect([await between(one, third), await between(third, other)]).toEqual([false, false]);
    });

    it('have their checkouts found while nothing is paid', async () => {
      const { withdrawn, addMember } = ports();
      const [sellerId, other] = [await addMember(), await addMember()];
      const [listingId, second] = [await list(sellerId), await list(sellerId)];
      const paid = await checkout(sellerId, listingId, other);
      await pay(paid);
      const open = await checkout(sellerId, listingId);
      const ofSecond = await checkout(sellerId, second, other);
      const elsewhere = await checkout(other, await list(other));
      const back = await checkout(other, await list(other), sellerId);
      expect(await withdrawn.checkoutsOfListing(listingId)).toEqual([open]);
      expect(await withdrawn.checkoutsOfListing(second)).toEqual([ofSecond]);
      expect(await withdrawn.checkoutsOfMember(sellerId)).toEqual([open, ofSecond, back]);
      expect(await withdrawn.checkoutsOfMember(other)).toEqual([ofSecond, elsewhere, back]);
      for (const [one, another] of [
        [sellerId, other],
        [other, sellerId],
      ] as const)
        expect(await withdrawn.checkoutsBetween(one, another)).toEqual([ofSecond, back]);
    });
  });
}
