import type { DailyLimit } from '@nestmates/domain/money/payments/money-limits.ts';
import type { PayoutCheck, PayoutHold } from '@nestmates/domain/money/payments/payout-check.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { CardDigestStore, Parties, PayoutCheckStore } from '../../src/market/payouts/ports.ts';
import type { PayoutHoldStore } from '../../src/money/payouts/ports.ts';
import type { MemoryOrders } from './memory-orders.ts';

/** Releases that wait for a look, and whose payouts are held. */
export class MemoryPayouts implements PayoutCheckStore {
  readonly checks = new Map<OrderId, PayoutCheck>();
  readonly held = new Map<MemberId, PayoutHold>();
  readonly cards: Parameters<CardDigestStore['note']>[0][] = [];
  /** Buyers who use a device of their seller. */
  readonly sharing = new Set<MemberId>();
  readonly #orders: MemoryOrders;
  constructor(orders: MemoryOrders) {
    this.#orders = orders;
  }

  readonly cardDigests: CardDigestStore = {
    note: async (card) => {
      if (!this.cards.some(({ orderId }) => orderId === card.orderId)) this.cards.push(card);
    },
  };

  readonly holds: PayoutHoldStore = {
    of: async (memberId) => this.held.get(memberId),
    add: async (memberId, hold) => {
      if (this.held.has(memberId)) return false;
      this.held.set(memberId, hold);
      return true;
    },
  };

  async of(orderId: OrderId): Promise<PayoutCheck | undefined> {
    return this.checks.get(orderId);
  }

  async note(orderId: OrderId, reasons: PayoutCheck['reasons'], notedAt: Date): Promise<void> {
    this.checks.set(orderId, { reasons, notedAt, approvedAt: null });
  }

  async noteLifted(orders: readonly OrderId[], notedAt: Date): Promise<void> {
    for (const orderId of orders) {
      const before = this.checks.get(orderId)?.reasons.filter((reason) => reason !== 'lifted') ?? [];
      this.checks.set(orderId, { reasons: [...before, 'lifted'], notedAt, approvedAt: null });
    }
  }

  async approve(orderId: OrderId, approvedAt: Date): Promise<boolean> {
    const check = this.checks.get(orderId);
    if (!check || check.approvedAt !== null) return false;
    this.checks.set(orderId, { ...check, approvedAt });
    return true;
  }

  async releasedSince(sellerId: MemberId, since: Date): Promise<DailyLimit> {
    const released = this.#orders.steps.filter(
      ({ step, outcome, askedAt, orderId }) =>
        step === 'release' &&
        outcome !== 'refused' &&
        askedAt > since &&
        this.#orders.orderOf(orderId).sellerId === sellerId,
    );
    return { cents: released.reduce((sum, { cents }) => sum + cents, 0), count: released.length };
  }

  async sharedBy({ id, buyerId, sellerId }: Parties): ReturnType<PayoutCheckStore['sharedBy']> {
    const own = this.cards.find(({ orderId }) => orderId === id)?.digest;
    return {
      device: buyerId !== null && this.sharing.has(buyerId),
      card: this.cards.some(({ memberId, digest }) => memberId === sellerId && digest === own),
    };
  }
}
