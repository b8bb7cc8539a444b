import type { Order } from '@nestmates/domain/market/orders/order.ts';
import { orderPartyOf } from '@nestmates/domain/market/orders/order.ts';
import { enterOrder } from '@nestmates/domain/market/orders/order-actions.ts';
import { requireProblemText } from '@nestmates/domain/market/orders/problem.ts';
import { type ReturnAddressForm, toReturnAddress } from '@nestmates/domain/market/orders/return-address.ts';
import { returnedCents } from '@nestmates/domain/market/orders/return-refund.ts';
import { type CarrierId, carriers, requireTracking } from '@nestmates/domain/market/orders/tracking.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import { type Balance, balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { OrderChanges } from './order-changes.ts';
import type { OrderPageView } from './order-view.ts';
import type { Ledger, OrderQueries, OrderStore, TimelineEntry } from './ports.ts';
import { requireFound, viewOfOrderPage } from './view-of-order.ts';

export interface ItemReturnsDeps {
  readonly store: Pick<OrderStore, 'lock'>;
  readonly queries: Pick<OrderQueries, 'find'>;
  readonly changes: Pick<OrderChanges, 'save'>;
  readonly ledger: Pick<Ledger, 'entriesOf'>;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

type Entry = Pick<TimelineEntry, 'action' | 'text' | 'cents'>;
type Party = 'buyer' | 'seller';

interface Taken {
  readonly order: Order;
  readonly entry: Entry;
}

type Step = (order: Order, by: Party, at: Date, balance: () => Promise<Balance>) => Taken | Promise<Taken>;

/** On what the seller takes it back: how much goes back, and where it is sent. */
export interface ReturnOffer extends ReturnAddressForm {
  readonly amount: Cents;
}

/** Within a problem: the buyer sends the item back, and gets back what was agreed once it has arrived. */
export class ItemReturns {
  readonly #deps: ItemReturnsDeps;
  constructor(deps: ItemReturnsDeps) {
    this.#deps = deps;
  }

  ask(by: Caller, id: OrderId): Promise<OrderPageView> {
    return this.#take(by, id, (order, party, at) => ({
      order: enterOrder('askReturn', order, party, at),
      entry: { action: 'askReturn' },
    }));
  }

  /** The seller takes it back without having been asked. */
  offer(by: Caller, id: OrderId, offer: ReturnOffer): Promise<OrderPageView> {
    return this.#takeBack('offerReturn', by, id, offer);
  }

  accept(by: Caller, id: OrderId, offer: ReturnOffer): Promise<OrderPageView> {
    return this.#takeBack('acceptReturn', by, id, offer);
  }

  refuse(by: Caller, id: OrderId, words: string): Promise<OrderPageView> {
    const text = requireProblemText(words);
    return this.#take(by, id, (order, party, at) => ({
      order: enterOrder('refuseReturn', order, party, at),
      entry: { action: 'refuseReturn', text },
    }));
  }

  withdraw(by: Caller, id: OrderId): Promise<OrderPageView> {
    return this.#take(by, id, (order, party, at) => ({
      order: enterOrder('withdrawReturn', order, party, at),
      entry: { action: 'withdrawReturn' },
    }));
  }

  /** Only with a number both can see that it arrives. */
  send(
    by: Caller,
    id: OrderId,
    sent: { readonly carrier: CarrierId; readonly trackingNumber: string },
  ): Promise<OrderPageView> {
    const tracking = requireTracking(sent.carrier, sent.trackingNumber);
    const text = `${carriers[tracking.carrier].name}, ${tracking.number}`;
    return this.#take(by, id, (order, party, at) => ({
      order: enterOrder('sendReturn', order, party, at, tracking),
      entry: { action: 'sendReturn', text },
    }));
  }

  confirm(by: Caller, id: OrderId): Promise<OrderPageView> {
    return this.#take(by, id, async (order, party, at, balance) => {
      const money = await balance();
      const after = enterOrder('confirmReturn', order, party, at, money);
      const cents = order.status === 'problem' ? returnedCents(order, money) : 0;
      return { order: after, entry: { action: 'confirmReturn', cents } };
    });
  }

  #takeBack(
    action: 'offerReturn' | 'acceptReturn',
    by: Caller,
    id: OrderId,
    { amount: refundCents, ...form }: ReturnOffer,
  ): Promise<OrderPageView> {
    const terms = { refundCents, address: toReturnAddress(form) };
    return this.#take(by, id, async (order, party, at, balance) => ({
      order: enterOrder(action, order, party, at, { terms, balance: await balance() }),
      entry: { action, cents: refundCents },
    }));
  }

  #take(by: Caller, id: OrderId, step: Step): Promise<OrderPageView> {
    const { store, queries, changes, ledger, transaction, clock } = this.#deps;
    return transaction.run(async () => {
      const { order } = requireFound(await store.lock(id));
      const [party, now] = [orderPartyOf(order, by.id), clock.now()];
      const balance = async () => balanceOf(await ledger.entriesOf(id));
      const { order: after, entry } = await step(order, party, now, balance);
      await changes.save(order, after, { ...entry, by: party });
      return viewOfOrderPage(requireFound(await queries.find(id)), by.id, now);
    });
  }
}
