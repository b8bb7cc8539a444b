import type { PaymentEventStore, StoredEvent } from '@nestmates/application/money/payments/ports.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { PaymentEventModel } from './payment-event-model.ts';

/** A copy only counts up, so two that come at once wait for each other, and one of them is new. */
const add = `
  insert into payment_events (id, provider, name, kind, subject_id, state, happened_at, received_at)
  values (:id, :provider, :name, :kind, :subjectId, case when :kind = 'ignored' then 'ignored' else 'waiting' end,
    :happenedAt, :receivedAt)
  on conflict (id) do update set copies = payment_events.copies + 1
  returning copies = 1 as is_new, kind`;

/** No row where it was handled meanwhile. */
const noteFailure = `
  update payment_events set attempts = attempts + 1, last_error = :message, failed_at = :failedAt,
    state = case when :failedAt::timestamptz is null then 'waiting' else 'failed' end
  where id = :id and state = 'waiting'`;

export class PaymentEventRepository implements PaymentEventStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add(event: Parameters<PaymentEventStore['add']>[0]): Promise<boolean> {
    const [added] = await sql<{ isNew: boolean; kind: string }>(this.#transaction, add, { ...event });
    if (added?.isNew) return true;
    const { id, kind, subjectId } = event;
    if (added?.kind !== 'ignored' || kind === 'ignored') return false;
    // Another endpoint tells of it in a version that can be read; there is no row where another copy was quicker.
    const read = { kind, subjectId, state: 'waiting' } as const;
    return (await this.#events().findById(id).where({ kind: 'ignored' }).patch(read)) === 1;
  }

  async find(id: string): Promise<StoredEvent | undefined> {
    return this.#events().findById(id);
  }

  async noteHandled(id: string, handledAt: Date): Promise<void> {
    const changed = await this.#events().findById(id).patch({ state: 'handled', handledAt });
    requireOneRow(changed, 'Noting that an event was handled');
  }

  async noteFailure(id: string, failure: Parameters<PaymentEventStore['noteFailure']>[1]): Promise<void> {
    await sql(this.#transaction, noteFailure, { id, ...failure });
  }

  async reset(id: string): Promise<boolean> {
    const anew = { state: 'waiting', attempts: 0, lastError: null, handledAt: null, failedAt: null } as const;
    return (await this.#events().findById(id).whereNot({ kind: 'ignored' }).patch(anew)) === 1;
  }

  async newest({
    state,
    limit,
  }: Parameters<PaymentEventStore['newest']>[0]): Promise<readonly StoredEvent[]> {
    const events = this.#events().orderBy('receivedAt', 'desc').orderBy('id').limit(limit);
    return state ? events.where({ state }) : events;
  }

  #events() {
    return PaymentEventModel.query(this.#transaction.db);
  }
}
