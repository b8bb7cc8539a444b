import type { Order } from '@nestmates/domain/market/orders/order.ts';
import type { Parcel } from '@nestmates/domain/market/orders/parcel.ts';
import { followedTracking, parcelWays, withParcel } from '@nestmates/domain/market/orders/parcel-reports.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { FollowedParcel, ParcelStore } from '../../src/market/orders/parcel-ports.ts';
import type { MemoryOrders } from './memory-orders.ts';

function followed(order: Order): FollowedParcel[] {
  return parcelWays.flatMap((way) => {
    const { carrier, number } = followedTracking(order, way) ?? { number: null };
    return carrier === undefined || number === null ? [] : [{ orderId: order.id, way, carrier, number }];
  });
}

type Which = Parameters<ParcelStore['noteAsked']>[0];

const keyOf = ({ orderId, way }: Which): string => `${orderId} ${way}`;

/** The parcels of orders in memory. */
export class MemoryParcels implements ParcelStore {
  readonly #orders: MemoryOrders;
  readonly #askedAt = new Map<string, Date>();
  constructor(orders: MemoryOrders) {
    this.#orders = orders;
  }

  async notAskedAbout(askedBefore: Date, limit: number): Promise<readonly FollowedParcel[]> {
    const timeOf = (parcel: FollowedParcel): number => this.#askedAt.get(keyOf(parcel))?.getTime() ?? 0;
    return [...this.#orders.kept.values()]
      .flatMap(({ order }) => followed(order))
      .filter((parcel) => timeOf(parcel) <= askedBefore.getTime())
      .sort((one, other) => timeOf(one) - timeOf(other))
      .slice(0, limit);
  }

  async find(id: OrderId): Promise<FollowedParcel | undefined> {
    return followed(this.#orders.orderOf(id)).find(({ way }) => way === 'there');
  }

  async noteAsked(which: Which, at: Date): Promise<void> {
    this.#askedAt.set(keyOf(which), at);
  }

  async save({ orderId, way }: Which, parcel: Parcel): Promise<void> {
    const kept = this.#orders.kept.get(orderId);
    if (!kept || !followedTracking(kept.order, way)) throw new Error(`Order ${orderId} has no such parcel`);
    this.#orders.kept.set(orderId, { ...kept, order: withParcel(kept.order, way, parcel) });
  }
}
