import { enterOrder } from '@nestmates/domain/market/orders/actions/order-actions.ts';
import { placeOrder } from '@nestmates/domain/market/orders/checkout.ts';
import type { ItemReturn } from '@nestmates/domain/market/orders/item-return.ts';
import type { Order, Problem } from '@nestmates/domain/market/orders/order.ts';
import { quote } from '@nestmates/domain/money/payments/fees.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { returnsInEveryStatus } from '@nestmates/domain/testing/orders/an-order.ts';
import { expect } from 'vitest';
import type { ParcelStore } from '../../src/market/orders/parcel-ports.ts';
import type { OrderStore, OverdueOrders } from '../../src/market/orders/ports.ts';
import type { Transaction } from '../../src/platform/shared/ports.ts';
import { contractStart } from './arrange.ts';
import { describe, it } from './suite.ts';

export interface ItemReturnPorts {
  readonly store: Pick<OrderStore, 'place' | 'lock' | 'save'>;
  readonly parcels: ParcelStore;
  readonly overdueOrders: OverdueOrders;
  readonly transaction: Transaction;
  /** Two members. */
  addMembers(): Promise<{ readonly buyerId: MemberId; readonly sellerId: MemberId }>;
}

const states = Object.values(returnsInEveryStatus) as readonly ItemReturn[];
const { sent, accepted } = returnsInEveryStatus;
const { since } = sent;
const way = 'back' as const;
let count = 0;

/** What goes back within a problem of an order. */
export function itemReturnsContract(name: string, ports: () => ItemReturnPorts): void {
  const read = async (id: OrderId): Promise<Order | undefined> =>
    (await ports().transaction.run(() => ports().store.lock(id)))?.order;

  const change = (id: OrderId, step: (order: Order) => Order): Promise<Order> =>
    ports().transaction.run(async () => {
      const locked = await ports().store.lock(id);
      if (!locked) throw new Error(`There is no order ${id}`);
      const after = step(locked.order);
      const entry = { action: 'answerProblem', by: 'seller', at: contractStart } as const;
      await ports().store.save(after, locked.order.status, entry);
      return after;
    });

  async function problemWith(itemReturn: ItemReturn | null): Promise<Problem> {
    count += 1;
    const reference = `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
    const facts = {
      reference,
      listingId: null,
      fulfilment: 'shipping',
      serviceDate: null,
      ...quote(4800, 0),
    } as const;
    const order = placeOrder({ ...facts, ...(await ports().addMembers()) }, contractStart);
    const kept = { title: 'Balance bike', provider: 'contract', sellerAccountId: null };
    const id = await ports().transaction.run(() => ports().store.place({ order, ...kept }));
    const payment = { paymentId: `payment-${count}`, taxCents: 396, pickup: null };
    await change(id, (placed) => enterOrder('pay', placed, 'provider', contractStart, payment));
    await change(id, (paid) => enterOrder('ship', paid, 'seller', contractStart, null));
    const problem = await change(id, (shipped) => ({
      ...enterOrder('reportProblem', shipped, 'buyer', contractStart),
      itemReturn,
    }));
    return problem as Problem;
  }

  const dueBy = async (now: Date): Promise<readonly OrderId[]> =>
    (await ports().overdueOrders.overdue(now, 1000)).map(({ orderId }) => orderId);

  describe(`returns in ${name}`, () => {
    it.each(states.map((itemReturn) => [itemReturn.status, itemReturn] as const))(
      'are read as they were saved: %s',
      async (_, itemReturn) => {
        const problem = await problemWith(itemReturn);
        expect(await read(problem.id)).toEqual(problem);
      },
    );

    it('change with their order, and are forgotten with its problem', async () => {
      const { id } = await problemWith(accepted);
      const closed = await change(id, (order) => ({
        ...(order as Problem),
        itemReturn: returnsInEveryStatus.closed,
      }));
      expect(await read(id)).toEqual(closed);
      const completed = await change(id, (order) => enterOrder('confirm', order, 'buyer', contractStart));
      expect(await read(id)).toEqual(completed);
    });

    it('are followed by their own parcel, the longest not asked about first, until it has arrived', async () => {
      const { parcels } = ports();
      const [{ id: first }, { id: second }, { id: other }] = [
        await problemWith(sent),
        await problemWith(sent),
        await problemWith(accepted),
      ];
      const followed = async (now: Date) =>
        (await parcels.notAskedAbout(now, 1000))
          .filter(({ orderId }) => [first, second, other].includes(orderId))
          .map(({ orderId }) => orderId);
      expect([...(await followed(contractStart))].sort()).toEqual([first, second].sort());
      const ours = (await parcels.notAskedAbout(contractStart, 1000)).find(
        ({ orderId }) => orderId === first,
      );
      expect(ours).toEqual({ orderId: first, way, carrier: 'usps', number: '9400' });
      expect(await parcels.find(first)).toBeUndefined();
      await parcels.noteAsked({ orderId: first, way }, later(contractStart, 2));
      await parcels.noteAsked({ orderId: second, way }, later(contractStart, 1));
      expect(await followed(contractStart)).toEqual([]);
      expect(await followed(later(contractStart, 1))).toEqual([second]);
      expect(await followed(later(contractStart, 2))).toEqual([second, first]);
      const parcel = { state: 'delivered', at: since } as const;
      await ports().transaction.run(async () => {
        await ports().store.lock(first);
        await parcels.save({ orderId: first, way }, parcel);
      });
      expect(await followed(later(contractStart, 2))).toEqual([second]);
      expect(await read(first)).toMatchObject({ tracking: null, itemReturn: { tracking: { parcel } } });
    });

    it.each([
      ['asked', later(since, days(3))],
      ['accepted', later(since, days(7))],
      ['sent', later(since, days(7))],
      ['refused', later(since, days(3))],
      ['closed', later(since, days(3))],
    ] as const)('are looked at when their days are over, and not before: %s', async (status, at) => {
      const { id } = await problemWith(returnsInEveryStatus[status]);
      expect(await dueBy(later(at, -1))).not.toContain(id);
      expect(await dueBy(at)).toContain(id);
    });

    it('that were delivered are looked at three days later', async () => {
      const parcel = { state: 'delivered', at: later(since, days(6)) } as const;
      const { id } = await problemWith({ ...sent, tracking: { ...sent.tracking, parcel } });
      expect(await dueBy(later(since, days(9) - 1))).not.toContain(id);
      expect(await dueBy(later(since, days(9)))).toContain(id);
    });

    it('wait while administrators decide', async () => {
      const { id } = await problemWith(accepted);
      await change(id, (order) => ({ ...(order as Problem), escalatedAt: since }));
      expect(await dueBy(later(since, days(30)))).not.toContain(id);
    });
  });
}
