import { enterOrder, type InputOf } from '@nestmates/domain/market/orders/actions/order-actions.ts';
import { tryPickupCode } from '@nestmates/domain/market/orders/actions/pickup-attempt.ts';
import { type Order, orderPartyOf, ordersNotFinished } from '@nestmates/domain/market/orders/order.ts';
import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { type BodyOf, type CalledAction, calledAction } from './actions/order-action-rows.ts';
import type { OrderPageView } from './order-view.ts';
import { requireFound, viewOfOrderPage } from './view-of-order.ts';

/** One argument more where there is a form. */
type BodyIn<A extends CalledAction> = undefined extends BodyOf<A> ? [body?: BodyOf<A>] : [body: BodyOf<A>];

/** What buyer and seller do with an order that is paid. */
export class Orders extends useCase(
  'orderStore',
  'orderQueries',
  'orderChanges',
  'ledger',
  'orderPhotos',
  'transaction',
  'clock',
  'releaseWaitsForDelivery',
  'randomBelow',
) {
  /** Locks the order, decides, saves, tells; what the form says stands in the timeline. */
  async take<A extends CalledAction>(
    action: A,
    by: Caller,
    id: OrderId,
    ...[body]: BodyIn<A>
  ): Promise<OrderPageView> {
    const {
      orderStore: store,
      orderChanges: changes,
      ledger,
      orderPhotos: photos,
      transaction,
      clock,
    } = this.needs;
    const row = calledAction(action);
    const { input: typed, photoUrls = [], ...said } = row.reads?.(body, this.needs) ?? {};
    return transaction.run(async () => {
      const { order, party } = await this.#lock(by, id);
      const at = clock.now();
      const balance = row.withBalance && balanceOf(await ledger.entriesOf(id));
      const input = (balance ? { ...typed, balance } : typed) as InputOf<CalledAction>;
      const after = enterOrder<CalledAction>(action, order, party, at, input);
      await row.requires?.(store, { id: by.id, party, at, before: order });
      await photos.use(by.id, id, photoUrls);
      const moved = row.cents && { cents: row.cents(order, input) };
      await changes.save(order, after, { action, by: party, photoUrls, ...said, ...moved });
      return this.#view(by, id);
    });
  }

  /** A wrong try is stored like any other change, or the code could be guessed. */
  enterPickupCode(
    by: Caller,
    id: OrderId,
    code: string,
  ): Promise<{ outcome: 'right' | 'wrong' | 'locked'; order: OrderPageView }> {
    const { orderChanges: changes, transaction, clock } = this.needs;
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

  /** Runs in the transaction that deletes the member's account. */
  async eraseMember(memberId: MemberId): Promise<void> {
    const { orderStore: store, ledger, clock } = this.needs;
    await ledger.keepSalesOf(memberId, clock.now());
    if (!(await store.eraseTracesOf(memberId))) throw ordersNotFinished();
  }

  async #lock(
    by: Caller,
    id: OrderId,
  ): Promise<{ readonly order: Order; readonly party: 'buyer' | 'seller' }> {
    const { order } = requireFound(await this.needs.orderStore.lock(id));
    return { order, party: orderPartyOf(order, by.id) };
  }

  async #view(by: Caller, id: OrderId): Promise<OrderPageView> {
    const row = requireFound(await this.needs.orderQueries.find(id, by.id));
    return viewOfOrderPage(row, by.id, this.needs.clock.now());
  }
}
