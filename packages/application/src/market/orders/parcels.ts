import type { Parcel } from '@nestmates/domain/market/orders/parcel.ts';
import { withReport } from '@nestmates/domain/market/orders/parcel-reports.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { FollowedParcel } from './parcel-ports.ts';

const arrived = { there: 'parcelDelivered', back: 'returnDelivered' } as const;

type Which = Pick<FollowedParcel, 'orderId' | 'way'>;

/** One sweep's; the next one comes within a minute. */
const sweepLimit = 20;
/** Carriers limit how often they are asked, and a parcel is scanned a few times a day. */
const askedEvery = hours(4);

/** Asks carriers about what was sent, and enters what they say into the orders. */
export class Parcels extends useCase(
  'orderStore',
  'parcelStore',
  'tracking',
  'orderChanges',
  'transaction',
  'clock',
) {
  async sweep(): Promise<void> {
    const { parcelStore: parcels, clock } = this.needs;
    const due = await parcels.notAskedAbout(later(clock.now(), -askedEvery), sweepLimit);
    const errors: unknown[] = [];
    for (const parcel of due) {
      try {
        await this.#askAbout(parcel);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, 'Some parcels could not be entered');
  }

  /** Asks about the parcel of one order now; whether the carrier has answered. */
  async ask(orderId: OrderId): Promise<boolean> {
    const parcel = await this.needs.parcelStore.find(orderId);
    return parcel !== undefined && this.#askAbout(parcel);
  }

  async #askAbout({ carrier, number, ...which }: FollowedParcel): Promise<boolean> {
    const { parcelStore: parcels, tracking, clock } = this.needs;
    // Noted before the answer, so that a parcel whose entry fails does not keep the others from their turn.
    await parcels.noteAsked(which, clock.now());
    const reported = await tracking.find({ carrier, number });
    if (reported === undefined) return false;
    await this.#enter(which, reported);
    return true;
  }

  #enter({ orderId, way }: Which, reported: Parcel): Promise<void> {
    const { orderStore: store, parcelStore: parcels, orderChanges: changes, transaction, clock } = this.needs;
    return transaction.run(async () => {
      const { order } = (await store.lock(orderId)) ?? {};
      const news = order && withReport(order, way, reported, clock.now());
      if (!news) return;
      await parcels.save({ orderId, way }, news.parcel);
      await changes.scheduleNextLook(news.order);
      if (news.hasArrived) await changes.note(news.order, { action: arrived[way], by: 'clock' });
      else await changes.announce(news.order);
    });
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly parcels: Parcels;
  }
}
