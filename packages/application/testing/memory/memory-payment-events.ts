import type { PaymentEventStore, StoredEvent } from '../../src/money/payments/ports.ts';

export class MemoryPaymentEvents implements PaymentEventStore {
  readonly #events = new Map<string, StoredEvent>();

  async add(event: Parameters<PaymentEventStore['add']>[0]): Promise<boolean> {
    const known = this.#events.get(event.id);
    if (known) {
      const isRead = known.kind === 'ignored' && event.kind !== 'ignored';
      const { kind, subjectId } = event;
      const read = isRead ? ({ kind, subjectId, state: 'waiting' } as const) : {};
      this.#change(event.id, { copies: known.copies + 1, ...read });
      return isRead;
    }
    const state = event.kind === 'ignored' ? 'ignored' : 'waiting';
    const nothingYet = { copies: 1, attempts: 0, lastError: null, handledAt: null, failedAt: null };
    this.#events.set(event.id, { ...event, state, ...nothingYet });
    return true;
  }

  async find(id: string): Promise<StoredEvent | undefined> {
    return this.#events.get(id);
  }

  async noteHandled(id: string, handledAt: Date): Promise<void> {
    this.#change(id, { state: 'handled', handledAt });
  }

  async noteFailure(
    id: string,
    { message, failedAt }: Parameters<PaymentEventStore['noteFailure']>[1],
  ): Promise<void> {
    const event = this.#events.get(id);
    if (event?.state !== 'waiting') return;
    const state = failedAt ? 'failed' : 'waiting';
    this.#change(id, { state, attempts: event.attempts + 1, lastError: message, failedAt });
  }

  async reset(id: string): Promise<boolean> {
    const event = this.#events.get(id);
    if (!event || event.kind === 'ignored') return false;
    this.#change(id, { state: 'waiting', attempts: 0, lastError: null, handledAt: null, failedAt: null });
    return true;
  }

  async newest({
    state,
    limit,
  }: Parameters<PaymentEventStore['newest']>[0]): Promise<readonly StoredEvent[]> {
    return [...this.#events.values()]
      .filter((event) => state === undefined || event.state === state)
      .sort((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime() || (a.id < b.id ? -1 : 1))
      .slice(0, limit);
  }

  #change(id: string, changes: Partial<StoredEvent>): void {
    const event = this.#events.get(id);
    if (event) this.#events.set(id, { ...event, ...changes });
  }
}
