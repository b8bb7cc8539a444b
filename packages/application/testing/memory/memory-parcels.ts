import type { Order } from '@nestmates/domain/market/orders/order.ts';
import type { Parcel } from '@nestmates/domain/market/orders/parcel.ts';
import { isFollowed } from '@nestmates/domain/market/orders/parcel-reports.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { FollowedParcel, ParcelStore } from '../../src/market/orders/ports.ts';
import type { MemoryOrders } from './memory-orders.ts';

function followed(order: Order): FollowedParcel[] {
  if (!isFollowed(order) || order.tracking.number === null) return [];
  const { carrier, number } = order.tracking;
  return [{ orderId: order.id, carrier, number }];
}

/** The parcels of orders in memory. */
export class MemoryParcels implements ParcelStore {
  readonly #orders: MemoryOrders;
  readonly #askedAt = new Map<OrderId, Date>();
  constructor(orders: MemoryOrders) {
    this.#orders = orders;
  }

  async notAskedAbout(askedBefore: Date, limit: number): Promise<readonly FollowedParcel[]> {
    const timeOf = ({ orderId }: FollowedParcel): number => this.#askedAt.get(orderId)?.getTime() ?? 0;
    return [...this.#orders.kept.values()]
      .flatMap(({ order }) => followed(order))
      .filter((parcel) => timeOf(parcel) <= askedBefore.getTime())
      .sort((one, other) => timeOf(one) - timeOf(other))
      .slice(0, limit);
  }

  async find(id: OrderId): Promise<FollowedParcel | undefined> {
    return followed(this.#orders.orderOf(id))[0];
  }

  async noteAsked(id: OrderId, at: Date): Promise<void> {
    this.#askedAt.set(id, at);
  }

  async save(id: OrderId, parcel: Parcel): Promise<void> {
    const kept = this.#orders.kept.get(id);
    if (!kept || !isFollowed(kept.order)) throw new Error(`Order ${id} has no parcel under way`);
    const { order } = kept;
    this.#orders.kept.set(id, { ...kept, order: { ...order, tracking: { ...order.tracking, parcel } } });
  }
}
