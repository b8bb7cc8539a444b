import {
  answeredStatuses,
  type Dispute,
  type DisputeId,
  type DisputeStatus,
} from '@nestmates/domain/money/disputes/dispute.ts';
import type { Evidence } from '@nestmates/domain/money/disputes/evidence.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { DisputeStore } from '../../src/money/disputes/ports.ts';
import { MemoryTransaction } from './memory-transaction.ts';

const rowOf = (id: DisputeId): string => `dispute ${id}`;

export class MemoryDisputes implements DisputeStore {
  readonly disputes = new Map<DisputeId, Dispute>();
  readonly subscribers = new Map<string, MemberId | null>();
  readonly orderPayments = new Set<string>();
  readonly lostPlans = new Map<string, number>();
  readonly refusals = new Map<DisputeId, string>();
  readonly #evidence = new Map<DisputeId, { readonly evidence: Evidence; readonly key: string }>();
  readonly #transaction: MemoryTransaction;
  #lastId = 0;

  constructor(transaction = new MemoryTransaction()) {
    this.#transaction = transaction;
  }

  async lock(id: DisputeId): Promise<Dispute | undefined> {
    this.#transaction.lock(rowOf(id));
    return this.disputes.get(id);
  }

  async lockByProviderId(provider: string, providerId: string): Promise<Dispute | undefined> {
    const found = [...this.disputes.values()].find(
      (dispute) => dispute.provider === provider && dispute.providerId === providerId,
    );
    if (found) this.#transaction.lock(rowOf(found.id));
    return found;
  }

  async add(dispute: Omit<Dispute, 'id'>): Promise<DisputeId> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#transaction.lock(rowOf(id));
    this.disputes.set(id, { ...dispute, id });
    return id;
  }

  async save(dispute: Dispute, expected: DisputeStatus): Promise<void> {
    this.#transaction.requireLocked(rowOf(dispute.id));
    if (this.disputes.get(dispute.id)?.status !== expected) throw new Error('The dispute has changed');
    this.disputes.set(dispute.id, dispute);
  }

  async keepEvidence(id: DisputeId, evidence: Evidence, key: string): Promise<void> {
    this.#transaction.requireLocked(rowOf(id));
    this.#evidence.set(id, { evidence, key });
  }

  async evidenceOf(id: DisputeId) {
    return this.#evidence.get(id);
  }

  async isAnswered(orderId: OrderId): Promise<boolean> {
    return [...this.disputes.values()].some(
      (dispute) => dispute.orderId === orderId && answeredStatuses.includes(dispute.status),
    );
  }

  async noteRefusal(id: DisputeId, reason: string): Promise<void> {
    this.refusals.set(id, reason);
  }

  async unsent(): Promise<readonly DisputeId[]> {
    return [...this.disputes.values()].filter(({ status }) => status === 'sending').map(({ id }) => id);
  }

  async subscriberOf(_: string, customerId: string): Promise<{ memberId: MemberId | null } | undefined> {
    const memberId = this.subscribers.get(customerId);
    return memberId === undefined ? undefined : { memberId };
  }

  async isOfOrder(_: string, paymentId: string): Promise<boolean> {
    return this.orderPayments.has(paymentId);
  }

  async eraseTracesOf(memberId: MemberId): Promise<void> {
    for (const dispute of this.disputes.values()) {
      if (dispute.memberId === memberId) this.#evidence.delete(dispute.id);
    }
  }

  async enterLostPlan(_provider: string, { providerId, cents }: { providerId: string; cents: number }) {
    this.lostPlans.set(providerId, cents);
  }
}
