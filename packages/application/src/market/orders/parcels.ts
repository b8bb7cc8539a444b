import type { Parcel } from '@nestmates/domain/market/orders/parcel.ts';
import { withReport } from '@nestmates/domain/market/orders/parcel-reports.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { Tracking } from '../tracking/tracking.ts';
import type { OrderChanges } from './order-changes.ts';
import type { FollowedParcel, OrderStore, ParcelStore } from './ports.ts';

export interface ParcelsDeps {
  readonly store: Pick<OrderStore, 'lock'>;
  readonly parcels: ParcelStore;
  readonly tracking: Tracking;
  readonly changes: Pick<OrderChanges, 'note' | 'announce' | 'scheduleNextLook'>;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

const arrived = { there: 'parcelDelivered', back: 'returnDelivered' } as const;

type Which = Pick<FollowedParcel, 'orderId' | 'way'>;

/** In one sweep; the next one comes within a minute. */
const sweepLimit = 20;
/** Carriers limit how often they are asked, and a parcel is scanned a few times a day. */
const askedEvery = hours(4);

/** Asks carriers about what was sent, and enters what they say into the orders. */
export class Parcels {
  readonly #deps: ParcelsDeps;
  constructor(deps: ParcelsDeps) {
    this.#deps = deps;
  }

  async sweep(): Promise<void> {
    const { parcels, clock } = this.#deps;
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
    const parcel = await this.#deps.parcels.find(orderId);
    return parcel !== undefined && this.#askAbout(parcel);
  }

  async #askAbout({ carrier, number, ...which }: FollowedParcel): Promise<boolean> {
    const { parcels, tracking, clock } = this.#deps;
    // Before the answer, so that a parcel whose entry fails does not keep the others from their turn.
    await parcels.noteAsked(which, clock.now());
    const reported = await tracking.find({ carrier, number });
    if (reported === undefined) return false;
    await this.#enter(which, reported);
    return true;
  }

  #enter({ orderId, way }: Which, reported: Parcel): Promise<void> {
    const { store, parcels, changes, transaction, clock } = this.#deps;
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
