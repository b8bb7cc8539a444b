import { enterOrder } from '@nestmates/domain/market/orders/actions/order-actions.ts';
import type { ReturnStatus } from '@nestmates/domain/market/orders/item-return.ts';
import type { Order } from '@nestmates/domain/market/orders/order.ts';
import { dueStep, type TimedStep } from '@nestmates/domain/market/orders/order-schedule.ts';
import { autoReleaseAt } from '@nestmates/domain/market/orders/order-times.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { orderEmails } from './actions/order-action-rows.ts';
import type { OrderEmail } from './emails/order-email.ts';
import { sweepOrders } from './sweep-orders.ts';

/** One sweep's; the next one comes within a minute. */
const sweepLimit = 100;

/** Does what a time calls for: reminders, the release after seven days, the end of what was not paid or shipped. */
export class OrderClock extends useCase(
  'orderStore',
  'overdueOrders',
  'orderChanges',
  'checkoutResults',
  'parcels',
  'emails',
  'alerts',
  'transaction',
  'clock',
) {
  /** Does what is due by now and nothing that is not, however often and by how many workers it is called. */
  async look({ orderId }: { readonly orderId: OrderId }): Promise<void> {
    const { checkoutResults: results, parcels } = this.needs;
    const due = await this.#takeDue(orderId);
    // Others are asked, which no transaction waits for.
    if (due === 'expire') await results.end(orderId);
    if (due === 'checkParcel')
      await this.#takeDue(orderId, (await parcels.ask(orderId)) ? 'answered' : 'silent');
  }

  /** What is due; it is done by then unless somebody else has to be asked first. */
  #takeDue(orderId: OrderId, carrier?: 'answered' | 'silent'): Promise<TimedStep | undefined> {
    const { orderStore: store, orderChanges: changes, transaction, clock } = this.needs;
    return transaction.run(async () => {
      const { order } = (await store.lock(orderId)) ?? {};
      if (!order) return undefined;
      const step = dueStep(order, clock.now());
      if (step === 'checkParcel') {
        if (carrier) await this.#endStandstill(order, carrier);
      } else if (step !== undefined && step !== 'expire') await this.#take(step, order);
      if (step === undefined || isReminder(step)) await changes.scheduleNextLook(order);
      return step;
    });
  }

  /** A carrier that does not answer holds up no release that is due. */
  async #endStandstill(order: Order, carrier: 'answered' | 'silent'): Promise<void> {
    const { orderChanges: changes, clock } = this.needs;
    const now = clock.now();
    const releaseAt = order.status === 'shipped' ? autoReleaseAt(order) : undefined;
    if (carrier === 'silent' && releaseAt && releaseAt <= now) return this.#take('autoRelease', order);
    const entry = { action: 'reportStalled', by: 'clock' } as const;
    await changes.save(order, enterOrder('reportStalled', order, 'clock', now), entry);
  }

  /** Finds what a worker that was killed has left behind. */
  async sweep(): Promise<void> {
    const orders = await this.needs.overdueOrders.overdue(this.needs.clock.now(), sweepLimit);
    await sweepOrders(orders, (orderId) => this.look({ orderId }));
  }

  async #remindOfReturn(order: Order): Promise<void> {
    const status = order.status === 'problem' ? order.itemReturn?.status : undefined;
    const reminder = status && returnReminders[status];
    if (reminder) await this.needs.emails.send(reminder, { orderId: order.id });
  }

  async #take(step: Exclude<TimedStep, 'expire' | 'checkParcel'>, order: Order): Promise<void> {
    const { orderChanges: changes, emails, alerts, clock } = this.needs;
    const [now, ids] = [clock.now(), { orderId: order.id }];
    switch (step) {
      case 'remindUnshipped':
        await emails.send(orderEmails.unshippedToSeller, ids);
        await emails.send(orderEmails.unshippedToBuyer, ids);
        return;
      case 'remindRelease':
        await emails.send(orderEmails.releaseSoon, ids);
        return;
      case 'remindReturn':
        await this.#remindOfReturn(order);
        return;
      case 'cancelUnshipped':
        await changes.save(order, enterOrder('cancel', order, 'clock', now), {
          action: 'cancel',
          by: 'clock',
        });
        return;
      case 'escalateProblem':
        await changes.save(order, enterOrder('escalateProblem', order, 'clock', now), {
          action: 'escalateProblem',
          by: 'clock',
        });
        alerts.raise('a problem has to be decided by an administrator', { order: order.id });
        return;
      case 'lapseReturn':
        await changes.save(order, enterOrder('lapseReturn', order, 'clock', now), {
          action: 'lapseReturn',
          by: 'clock',
        });
        return;
      case 'autoRelease':
        await changes.save(order, enterOrder('autoRelease', order, 'clock', now), {
          action: 'autoRelease',
          by: 'clock',
        });
    }
  }
}

/** E-mails to whoever has to act. */
const returnReminders: Readonly<Partial<Record<ReturnStatus, OrderEmail>>> = {
  asked: orderEmails.returnAnswerSoon,
  accepted: orderEmails.returnSendSoon,
  sent: orderEmails.returnConfirmSoon,
};

const reminders: readonly TimedStep[] = ['remindUnshipped', 'remindRelease', 'remindReturn'];
const isReminder = (step: TimedStep): boolean => reminders.includes(step);
