import {
  cancellationsCountFor,
  requireFewCancellations,
} from '@nestmates/domain/market/orders/cancellations.ts';
import { type Order, orderPartyOf, ordersNotFinished } from '@nestmates/domain/market/orders/order.ts';
import { enterOrder, type MemberOrderAction } from '@nestmates/domain/market/orders/order-actions.ts';
import { sentWith } from '@nestmates/domain/market/orders/parcel.ts';
import { tryPickupCode } from '@nestmates/domain/market/orders/pickup-attempt.ts';
import { newPickupCode, pickupCodeCount } from '@nestmates/domain/market/orders/pickup-code.ts';
import { requireProblemText } from '@nestmates/domain/market/orders/problem.ts';
import { type CarrierId, toTracking } from '@nestmates/domain/market/orders/tracking.ts';
import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { PartRefundForm, ProblemForm } from './contract.ts';
import type { OrderChanges } from './order-changes.ts';
import type { OrderPhotos } from './order-photos.ts';
import type { OrderPageView } from './order-view.ts';
import type { Ledger, OrderQueries, OrderStore } from './ports.ts';
import { requireFound, viewOfOrderPage } from './view-of-order.ts';

export interface OrdersDeps {
  readonly store: OrderStore;
  readonly queries: Pick<OrderQueries, 'find'>;
  readonly changes: OrderChanges;
  readonly ledger: Pick<Ledger, 'writeOffDebtOf' | 'entriesOf'>;
  readonly photos: Pick<OrderPhotos, 'use'>;
  readonly transaction: Transaction;
  readonly clock: Clock;
  /** Of what is sent from now on. */
  readonly releaseWaitsForDelivery: boolean;
  /** A random whole number below this one. */
  readonly randomBelow: (end: number) => number;
}

type Party = 'buyer' | 'seller';

type Step = (order: Order, party: Party, at: Date) => Order;

interface StepOptions {
  /** The words and photos that come with it. */
  readonly form?: ProblemForm;
  /** Throws where a rule beyond the order itself refuses it. */
  readonly require?: (party: Party) => Promise<void>;
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
    const given = toTracking(sent.carrier ?? undefined, sent.trackingNumber ?? undefined);
    const tracking = sentWith(given, this.#deps.releaseWaitsForDelivery);
    return this.#take('ship', by, id, (order, party, at) => enterOrder('ship', order, party, at, tracking));
  }

  markProvided(by: Caller, id: OrderId): Promise<OrderPageView> {
    return this.#take('markProvided', by, id, (order, party, at) =>
      enterOrder('markProvided', order, party, at),
    );
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
      const attempt = tryPickupCode(order, party, clock.now(), code);
      const { outcome } = attempt;
      if (outcome === 'right') {
        await changes.save(order, attempt.order, { action: 'enterPickupCode', by: party });
      } else if (outcome === 'wrong') {
        await changes.save(order, attempt.order, { action: 'wrongPickupCode', by: party });
      }
      return { outcome, order: await this.#view(by, id) };
    });
  }

  renewPickupCode(by: Caller, id: OrderId): Promise<OrderPageView> {
    const pickup = newPickupCode(this.#deps.randomBelow(pickupCodeCount));
    return this.#take('renewPickupCode', by, id, (order, party, at) =>
      enterOrder('renewPickupCode', order, party, at, pickup),
    );
  }

  confirmDelivery(by: Caller, id: OrderId): Promise<OrderPageView> {
    return this.#take('confirm', by, id, (order, party, at) => enterOrder('confirm', order, party, at));
  }

  cancel(by: Caller, id: OrderId): Promise<OrderPageView> {
    return this.#take('cancel', by, id, (order, party, at) => enterOrder('cancel', order, party, at), {
      require: async (party) => {
        if (party !== 'seller') return;
        const since = later(this.#deps.clock.now(), -cancellationsCountFor);
        requireFewCancellations(await this.#deps.store.lockCancellationsOf(by.id, since));
      },
    });
  }

  reportProblem(by: Caller, id: OrderId, form: ProblemForm): Promise<OrderPageView> {
    return this.#take(
      'reportProblem',
      by,
      id,
      (order, party, at) => enterOrder('reportProblem', order, party, at),
      { form },
    );
  }

  answerProblem(by: Caller, id: OrderId, form: ProblemForm): Promise<OrderPageView> {
    return this.#take(
      'answerProblem',
      by,
      id,
      (order, party, at) => enterOrder('answerProblem', order, party, at),
      { form },
    );
  }

  refund(by: Caller, id: OrderId): Promise<OrderPageView> {
    return this.#take('refund', by, id, (order, party, at) => enterOrder('refund', order, party, at));
  }

  /** As long as the money is held. */
  refundInPart(
    by: Caller,
    id: OrderId,
    { amount: cents, agreed: agreedBefore }: PartRefundForm,
  ): Promise<OrderPageView> {
    const { changes, ledger, transaction, clock } = this.#deps;
    return transaction.run(async () => {
      const { order, party } = await this.#lock(by, id);
      const balance = balanceOf(await ledger.entriesOf(id));
      const after = enterOrder('refundInPart', order, party, clock.now(), { balance, cents, agreedBefore });
      await changes.save(order, after, { action: 'refundInPart', by: party, cents });
      return this.#view(by, id);
    });
  }

  /** In the transaction that deletes the member's account. */
  async eraseMember(memberId: MemberId): Promise<void> {
    const { store, ledger, clock } = this.#deps;
    await ledger.writeOffDebtOf(memberId, clock.now());
    if (!(await store.eraseTracesOf(memberId))) throw ordersNotFinished();
  }

  /** One of the two takes an action; the words and photos that come with it stand in the timeline. */
  #take(
    action: MemberOrderAction,
    by: Caller,
    id: OrderId,
    step: Step,
    { form, require }: StepOptions = {},
  ): Promise<OrderPageView> {
    const { changes, photos, transaction, clock } = this.#deps;
    const text = form && requireProblemText(form.text);
    const photoUrls = form?.photoUrls ?? [];
    return transaction.run(async () => {
      const { order, party } = await this.#lock(by, id);
      const after = step(order, party, clock.now());
      await require?.(party);
      if (form) await photos.use(by.id, id, photoUrls);
      await changes.save(order, after, { action, by: party, text: text ?? null, photoUrls });
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
