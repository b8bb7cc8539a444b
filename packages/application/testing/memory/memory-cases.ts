import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import {
  after,
  type CaseEvent,
  type CaseId,
  newCase,
  type TrustCase,
} from '@nestmates/domain/trust/cases/trust-case.ts';
import type { CaseStore, QueuedWeight } from '../../src/trust/cases/ports.ts';
import type { MemoryTransaction } from './memory-transaction.ts';

/** Cases with their events, in memory. */
export class MemoryCases implements CaseStore {
  readonly kept = new Map<CaseId, TrustCase>();
  readonly weights = new Map<CaseId, QueuedWeight>();
  readonly openedAt = new Map<CaseId, Date>();
  readonly #events = new Map<CaseId, readonly CaseEvent[]>();
  readonly #transaction: MemoryTransaction;
  readonly #isThere: (memberId: MemberId) => boolean;
  constructor(transaction: MemoryTransaction, isThere: (memberId: MemberId) => boolean) {
    this.#transaction = transaction;
    this.#isThere = isThere;
  }

  async lockMember(memberId: MemberId): Promise<boolean> {
    this.#transaction.lock(`member ${memberId}`);
    return this.#isThere(memberId);
  }

  async openOf(memberId: MemberId): Promise<TrustCase | undefined> {
    return this.#of(memberId).find(({ status }) => status === 'open');
  }

  async create(memberId: MemberId, at: Date): Promise<TrustCase> {
    this.#transaction.requireLocked(`member ${memberId}`);
    if (await this.openOf(memberId)) throw new Error('There is an open case about this member');
    const created = newCase(this.kept.size + 1, memberId);
    this.kept.set(created.id, created);
    this.openedAt.set(created.id, at);
    return created;
  }

  async find(id: CaseId): Promise<TrustCase | undefined> {
    return this.kept.get(id);
  }

  async lock(id: CaseId): Promise<TrustCase | undefined> {
    const found = this.kept.get(id);
    if (found && found.memberId !== null) this.#transaction.lock(`member ${found.memberId}`);
    return found;
  }

  async eventsOf(id: CaseId): Promise<readonly CaseEvent[]> {
    return this.#events.get(id) ?? [];
  }

  async effectiveOf(memberId: MemberId): Promise<readonly (readonly CaseEvent[])[]> {
    const all = this.#of(memberId).toReversed();
    const events = await Promise.all(all.map(({ id }) => this.eventsOf(id)));
    return events.filter((each) => each.some(({ type }) => type === 'hidden' || type === 'limited'));
  }

  async append(before: TrustCase, event: CaseEvent): Promise<TrustCase> {
    if (this.kept.get(before.id)?.version !== before.version) throw new Error('The case has changed');
    const next = after(before, event);
    this.#events.set(before.id, [...(await this.eventsOf(before.id)), event]);
    this.kept.set(before.id, next);
    return next;
  }

  async weigh(id: CaseId, weight: QueuedWeight): Promise<void> {
    this.weights.set(id, { ...weight, oldestAt: weight.oldestAt ?? this.weights.get(id)?.oldestAt });
  }

  async idleSince(before: Date, limit: number): Promise<readonly CaseId[]> {
    const idle = [...this.kept.values()].filter(({ id, status }) => {
      const withdrawn = this.#events.get(id)?.findLast(({ type }) => type === 'withdrawn');
      const isEmpty = (this.weights.get(id)?.reportCount ?? 0) === 0;
      return status === 'open' && isEmpty && withdrawn !== undefined && withdrawn.at < before;
    });
    return idle.map(({ id }) => id).slice(0, limit);
  }

  async unsettledOf(memberId: MemberId): Promise<readonly TrustCase[]> {
    return this.#of(memberId).filter(({ status }) => status === 'open' || status === 'appealed');
  }

  #of(memberId: MemberId): readonly TrustCase[] {
    return [...this.kept.values()].filter((each) => each.memberId === memberId);
  }
}
