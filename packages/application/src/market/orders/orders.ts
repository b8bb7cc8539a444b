import { type Order, orderPartyOf, ordersNotFinished } from '@nestmates/domain/market/orders/order.ts';
import {
  cancelOrder,
  confirmOrder,
  enterPickupCode,
  markProvided,
  refundOrder,
  renewPickupCode,
  shipOrder,
} from '@nestmates/domain/market/orders/order-actions.ts';
import { newPickupCode, pickupCodeCount } from '@nestmates/domain/market/orders/pickup-code.ts';
import { answerProblem, reportProblem, requireProblemText } from '@nestmates/domain/market/orders/problem.ts';
import { type CarrierId, toTracking } from '@nestmates/domain/market/orders/tracking.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { ProblemForm } from './contract.ts';
import { orderLetters } from './letters.ts';
import type { OrderChanges } from './order-changes.ts';
import type { OrderLetter } from './order-letter.ts';
import type { OrderPhotos } from './order-photos.ts';
import type { OrderPageView } from './order-view.ts';
import type { OrderQueries, OrderStore, TimelineEntry } from './ports.ts';
import { requireFound, viewOfOrderPage } from './view-of-order.ts';

export interface OrdersDeps {
  readonly store: OrderStore;
  readonly queries: Pick<OrderQueries, 'find'>;
  readonly changes: OrderChanges;
  readonly photos: Pick<OrderPhotos, 'use'>;
  readonly transaction: Transaction;
  readonly clock: Clock;
  /** A random whole number below this one. */
  readonly randomBelow: (end: number) => number;
}

type Party = 'buyer' | 'seller';

/** What one of the two does with an order. */
interface Change {
  readonly after: Order;
  readonly entry: Omit<TimelineEntry, 'at' | 'by'>;
  readonly letters?: readonly OrderLetter[];
}

/** What buyer and seller do with an order that is paid. */
export class Orders {
  readonly #deps: OrdersDeps;
  constructor(deps: OrdersDeps) {
    this.#deps = deps;
  }

  ship(
    by: Caller,
    id: OrderId,
    sent: {
      readonly carrier?: CarrierId | null | undefined;
      readonly trackingNumber?: string | null | undefined;
    },
  ): Promise<OrderPageView> {
    const tracking = toTracking(sent.carrier ?? undefined, sent.trackingNumber ?? undefined);
    return this.#change(by, id, (order, party, at) => ({
      after: shipOrder(order, party, at, tracking),
      entry: { action: 'ship' },
      letters: [orderLetters.shipped],
    }));
  }

  markProvided(by: Caller, id: OrderId): Promise<OrderPageView> {
    return this.#change(by, id, (order, party, at) => ({
      after: markProvided(order, party, at),
      entry: { action: 'markProvided' },
      letters: [orderLetters.shipped],
    }));
  }

  /** A wrong try is stored like any other change, or the code could be guessed. */
  enterPickupCode(
    by: Caller,
    id: OrderId,
    code: string,
  ): Promise<{ outcome: 'right' | 'wrong' | 'locked'; order: OrderPageView }> {
    const { changes, transaction, clock } = this.#deps;
    return transaction.run(async () => {
      const { order, party } = await this.#lock(by, id);
      const attempt = enterPickupCode(order, party, clock.now(), code);
      const { outcome } = attempt;
      if (outcome === 'right') {
        await changes.save(
          order,
          attempt.order,
          { action: 'enterPickupCode', by: party },
          orderLetters.completed,
        );
      } else if (outcome === 'wrong') {
        await changes.save(order, attempt.order, { action: 'wrongPickupCode', by: party });
      }
      return { outcome, order: await this.#view(by, id) };
    });
  }

  renewPickupCode(by: Caller, id: OrderId): Promise<OrderPageView> {
    const pickup = newPickupCode(this.#deps.randomBelow(pickupCodeCount));
    return this.#change(by, id, (order, party, at) => ({
      after: renewPickupCode(order, party, at, pickup),
      entry: { action: 'renewPickupCode' },
    }));
  }

  confirmDelivery(by: Caller, id: OrderId): Promise<OrderPageView> {
    return this.#change(by, id, (order, party, at) => ({
      after: confirmOrder(order, party, at),
      entry: { action: 'confirm' },
      letters: [orderLetters.completed],
    }));
  }

  cancel(by: Caller, id: OrderId): Promise<OrderPageView> {
    return this.#change(by, id, (order, party, at) => ({
      after: cancelOrder(order, party, at),
      entry: { action: 'cancel' },
      letters: [party === 'seller' ? orderLetters.cancelledToBuyer : orderLetters.cancelledToSeller],
    }));
  }

  reportProblem(by: Caller, id: OrderId, form: ProblemForm): Promise<OrderPageView> {
    return this.#write(by, id, form, (order, party, at) => ({
      after: reportProblem(order, party, at),
      entry: { action: 'reportProblem' },
      letters: [orderLetters.problem],
    }));
  }

  answerProblem(by: Caller, id: OrderId, form: ProblemForm): Promise<OrderPageView> {
    return this.#write(by, id, form, (order, party, at) => ({
      after: answerProblem(order, party, at),
      entry: { action: 'answerProblem' },
      letters: [party === 'seller' ? orderLetters.answerToBuyer : orderLetters.answerToSeller],
    }));
  }

  refund(by: Caller, id: OrderId): Promise<OrderPageView> {
    return this.#change(by, id, (order, party, at) => ({
      after: refundOrder(order, party, at),
      entry: { action: 'refund' },
      letters: [orderLetters.refundedToBuyer],
    }));
  }

  /** In the transaction that deletes her account. */
  async leaveOf(memberId: MemberId): Promise<void> {
    if (!(await this.#deps.store.eraseTracesOf(memberId))) throw ordersNotFinished();
  }

  /** A change with words and photos, which stand in the timeline. */
  #write(
    by: Caller,
    id: OrderId,
    { text, photoUrls = [] }: ProblemForm,
    change: (order: Order, party: Party, at: Date) => Change,
  ): Promise<OrderPageView> {
    const words = requireProblemText(text);
    return this.#change(by, id, async (order, party, at) => {
      const { after, entry, ...rest } = change(order, party, at);
      await this.#deps.photos.use(by.id, id, photoUrls);
      return { ...rest, after, entry: { ...entry, text: words, photoUrls } };
    });
  }

  #change(
    by: Caller,
    id: OrderId,
    change: (order: Order, party: Party, at: Date) => Change | Promise<Change>,
  ): Promise<OrderPageView> {
    const { changes, transaction, clock } = this.#deps;
    return transaction.run(async () => {
      const { order, party } = await this.#lock(by, id);
      const { after, entry, letters = [] } = await change(order, party, clock.now());
      await changes.save(order, after, { ...entry, by: party }, ...letters);
      return this.#view(by, id);
    });
  }

  async #lock(by: Caller, id: OrderId): Promise<{ readonly order: Order; readonly party: Party }> {
    const { order } = requireFound(await this.#deps.store.lock(id));
    return { order, party: orderPartyOf(order, by.id) };
  }

  async #view(by: Caller, id: OrderId): Promise<OrderPageView> {
    const row = requireFound(await this.#deps.queries.find(id));
    return viewOfOrderPage(row, by.id, this.#deps.clock.now());
  }
}
