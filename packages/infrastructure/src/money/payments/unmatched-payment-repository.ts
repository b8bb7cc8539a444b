import type {
  AtProvider,
  NewUnmatchedPayment,
  UnmatchedKey,
  UnmatchedPayment,
  UnmatchedPaymentStore,
} from '@nestmates/application/money/payments/unmatched-payment-store.ts';
import {
  isPaidBack,
  type UnmatchedKind,
  unmatchedKinds,
} from '@nestmates/domain/money/payments/unmatched-payment.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { columnsNamed } from '../../platform/tables/names.ts';
import { UnmatchedPaymentModel } from './unmatched-payment-model.ts';

const columns = [
  'provider',
  'objectId',
  'kind',
  'foundAt',
  'orderId',
  'reference',
  'cents',
  'currency',
  'refusal',
  'refusals',
] as const;

/** How often it was refused stays, as a provider repeats its answers under the same keys. Nothing comes back where it is open, or is settled for good. */
const add = `
  insert into unmatched_payments as kept
    (provider, object_id, kind, found_at, order_id, reference, cents, currency)
  values (:provider, :objectId, :kind, :foundAt, :orderId, :reference, :cents, :currency)
  on conflict (provider, object_id, kind) do update
  set found_at = excluded.found_at, settled_at = null, refusal = null,
    order_id = coalesce(excluded.order_id, kept.order_id), reference = coalesce(excluded.reference, kept.reference),
    cents = coalesce(excluded.cents, kept.cents), currency = coalesce(excluded.currency, kept.currency)
  where :reopens and kept.settled_at is not null
  returning object_id`;

const refuse = `
  update unmatched_payments set refusal = :refusal, refusals = refusals + 1, tried_at = :at
  where provider = :provider and object_id = :objectId and kind = :kind and settled_at is null`;

const reopen = `
  update unmatched_payments
  set settled_at = null, refusal = :refusal, refusals = refusals + 1, tried_at = :at
  where provider = :provider and object_id = :objectId and kind = :kind and settled_at is not null`;

const takeOfNoOrder = `
  with taken as (
    select object_id, provider from unmatched_payments where kind = 'no-order' and settled_at is null
    order by looked_at nulls first, found_at limit :limit
  )
  update unmatched_payments u set looked_at = :now from taken
  where u.provider = taken.provider and u.object_id = taken.object_id and u.kind = 'no-order'
  returning ${columnsNamed(columns)
    .map((column) => `u.${column}`)
    .join(', ')}`;

const kindsPaidBack = (Object.keys(unmatchedKinds) as UnmatchedKind[]).filter(isPaidBack);

export class UnmatchedPaymentRepository implements UnmatchedPaymentStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add(found: NewUnmatchedPayment, reopens: boolean): Promise<boolean> {
    return (await sql(this.#transaction, add, { ...found, reopens })).length > 0;
  }

  async find({ provider, objectId }: AtProvider): Promise<readonly UnmatchedPayment[]> {
    return this.#open()
      .where({ provider, objectId })
      .select(...columns);
  }

  async refuse(which: UnmatchedKey, refusal: string, at: Date): Promise<void> {
    // No row where it was settled meanwhile: it has no refusal to tell.
    await sql(this.#transaction, refuse, { ...keyOf(which), refusal, at });
  }

  async reopen(which: UnmatchedKey, refusal: string, at: Date): Promise<void> {
    // No row where another process has opened it again: once is enough.
    await sql(this.#transaction, reopen, { ...keyOf(which), refusal, at });
  }

  async paidBack(since: Date, limit: number, which?: AtProvider): Promise<readonly UnmatchedPayment[]> {
    return UnmatchedPaymentModel.query(this.#transaction.db)
      .where('settledAt', '>', since)
      .whereIn('kind', kindsPaidBack)
      .where(which ? { provider: which.provider, objectId: which.objectId } : {})
      .orderBy('settledAt')
      .limit(limit)
      .select(...columns);
  }

  async settle(which: UnmatchedKey, settledAt: Date): Promise<void> {
    // No row where it was settled already: it keeps its time.
    await this.#open().where(keyOf(which)).patch({ settledAt });
  }

  async open(limit: number): Promise<readonly UnmatchedPayment[]> {
    return this.#open()
      .orderBy('foundAt')
      .limit(limit)
      .select(...columns);
  }

  takeOfNoOrder(now: Date, limit: number): Promise<readonly UnmatchedPayment[]> {
    return sql<UnmatchedPayment>(this.#transaction, takeOfNoOrder, { now, limit });
  }

  async refused(limit: number): Promise<readonly UnmatchedPayment[]> {
    return this.#open()
      .whereNotNull('refusal')
      .whereIn('kind', kindsPaidBack)
      .orderBy('triedAt')
      .limit(limit)
      .select(...columns);
  }

  #open() {
    return UnmatchedPaymentModel.query(this.#transaction.db).whereNull('settledAt');
  }
}

const keyOf = ({ provider, objectId, kind }: UnmatchedKey) => ({ provider, objectId, kind });
