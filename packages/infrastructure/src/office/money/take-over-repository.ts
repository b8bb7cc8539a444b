import type { LedgerEntry } from '@nestmates/application/market/orders/ledger-ports.ts';
import { kindsOfPlans } from '@nestmates/application/office/money/plan-lines.ts';
import type {
  LookedAt,
  MissingPayment,
  PaymentOfNoOrder,
  PaymentThere,
  TakeOverProposal,
  TakeOverStore,
} from '@nestmates/application/office/money/take-over-ports.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { newestOwing, newestSold } from '../../market/orders/debt-sql.ts';
import { heldPart } from '../../market/orders/order-sql.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

/** How our books may call it instead, in SQL. */
const bookedAs = Object.entries({ ...kindsOfPlans, providerFee: 'disputeFee' })
  .map(([kind, booked]) => `when '${kind}' then '${booked}'`)
  .join(' ');

/**
 * What comparisons since then have found and our books lack to this day, as the newest of them has it; and sales that
 * our books have lost of which something is left to be booked, as long as that is.
 */
const missing = `
  with sent as materialized (
    select paid.provider, paid.payment_id
    from transactions paid join transactions t on t.provider = paid.provider and t.payment_id = paid.payment_id
    where paid.kind = 'charge' and paid.order_id is null
      and (:paymentId::text is null or (paid.provider = :provider and paid.payment_id = :paymentId))
    group by paid.provider, paid.payment_id
    having sum(${heldPart('t')}) > 0
      and sum(case t.kind when 'release' then t.cents when 'reversal' then -t.cents else 0 end) > 0
  ), stated as materialized (
    select distinct on (r.provider, d->>'objectId', d->>'what') r.provider, r."from", r."to", r.ran_at,
      d->>'objectId' as object_id, d->>'what' as kind, (d->>'theirsCents')::integer as cents,
      d->>'paymentId' as payment_id, d->>'reference' as reference, d->>'customerId' as customer_id
    from reconciliations r, jsonb_array_elements(r.differences) d
    where d->>'kind' in ('not-in-books', 'other-fee') and d->>'paymentId' is not null
      and (:paymentId::text is null or (r.provider = :provider and d->>'paymentId' = :paymentId))
      and (r.ran_at > :comparedSince or (r.provider, d->>'paymentId') in (select provider, payment_id from sent))
    order by r.provider, d->>'objectId', d->>'what', r.ran_at desc
  ), lacking as (
    select f.provider, f.payment_id, max(f.customer_id) as customer_id,
      json_agg(json_build_object('kind', f.kind, 'cents', f.cents) order by f.kind, f.object_id) as missing
    from stated f
    where f.ran_at > :comparedSince and not exists (
      select from transactions t where t.provider_id = f.object_id and t.kind in (f.kind, case f.kind ${bookedAs} end)
    )
    group by f.provider, f.payment_id
  ), listed as (
    select provider, payment_id, customer_id, coalesce(missing, '[]') as missing
    from lacking full join sent using (provider, payment_id)
  )
  select l.provider, l.payment_id as "paymentId", max(s.reference) as reference, l.customer_id as "customerId",
    min(s."from") as "from", max(s."to") as "to", l.missing::jsonb as missing, p.seen, p.proposed_by as "proposedBy"
  from listed l join stated s using (provider, payment_id) left join take_over_proposals p
    on p.provider = l.provider and p.payment_id = l.payment_id and p.proposed_at > :proposedSince
  group by l.provider, l.payment_id, l.customer_id, l.missing::jsonb, p.seen, p.proposed_by
  order by max(s.ran_at) desc, l.payment_id limit :limit`;

const addPendingRefund = `
  insert into taken_over_refunds (provider, payment_id, reference) values (:provider, :paymentId, :reference)
  on conflict (provider, payment_id) do update set reference = excluded.reference
  returning payment_id`;

const takePendingRefunds = `
  with taken as (
    select provider, payment_id from taken_over_refunds order by looked_at nulls first, payment_id limit :limit
  )
  update taken_over_refunds r set looked_at = :now from taken
  where r.provider = taken.provider and r.payment_id = taken.payment_id
  returning r.provider, r.payment_id, r.reference`;

/** No row where another look was faster. */
const endPendingRefund = `
  delete from taken_over_refunds where provider = :provider and payment_id = :paymentId`;

const lockPayment = `select pg_advisory_xact_lock(hashtextextended(:provider || ' ' || :paymentId, 45))`;

const proposalOf = `
  select provider, payment_id, seen, proposed_by, proposed_at from take_over_proposals
  where provider = :provider and payment_id = :paymentId and proposed_at > :proposedSince`;

const entries = `
  select kind, cents, at, provider_id, balance_transaction from transactions
  where provider = :provider and payment_id = :paymentId order by id`;

/** An order names the seller, whatever becomes of the account. */
const debtOrder = `
  select coalesce(
    (select t.debt_order_id from transactions t
      where t.provider = :provider and t.payment_id = :paymentId and t.debt_order_id is not null
      order by t.id desc limit 1),
    ${newestOwing(':sellerId::integer')}, ${newestSold(':sellerId::integer')}) as id`;

const add = `
  insert into transactions (provider, payment_id, kind, cents, at, provider_id, balance_transaction, debt_order_id)
  select :provider, :paymentId, kind, cents, at, "providerId", "balanceTransaction",
    case kind when 'netting' then :debtOrderId::integer end
  from jsonb_to_recordset(:rows::jsonb) as row (kind text, cents integer, at timestamptz, "providerId" text,
    "balanceTransaction" text)
  returning id`;

/** No row where the customer was taken over with another payment. */
const addCustomer = `
  insert into former_customers (provider, customer_id) values (:provider, :customerId) on conflict do nothing`;

const propose = `
  insert into take_over_proposals (provider, payment_id, seen, proposed_by, proposed_at)
  values (:provider, :paymentId, :seen, :proposedBy, :proposedAt)
  on conflict (provider, payment_id) do update
  set seen = excluded.seen, proposed_by = excluded.proposed_by, proposed_at = excluded.proposed_at
  returning payment_id`;

/** No row where one administrator was enough. */
const endProposal = `delete from take_over_proposals where provider = :provider and payment_id = :paymentId`;

type Row = PaymentThere &
  Pick<MissingPayment, 'reference' | 'customerId' | 'missing'> & {
    readonly from: Date;
    readonly to: Date;
    readonly seen: string | null;
    readonly proposedBy: TakeOverProposal['proposedBy'];
  };

export class TakeOverRepository implements TakeOverStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async missing(limit: number, lookedAt: LookedAt): Promise<readonly MissingPayment[]> {
    const which = { provider: null, paymentId: null };
    return (await sql<Row>(this.#transaction, missing, { ...which, limit, ...lookedAt })).map(paymentOf);
  }

  async find({ provider, paymentId }: PaymentThere, lookedAt: LookedAt): Promise<MissingPayment | undefined> {
    const bindings = { provider, paymentId, limit: 1, ...lookedAt };
    return (await sql<Row>(this.#transaction, missing, bindings)).map(paymentOf)[0];
  }

  async lock(
    { provider, paymentId }: PaymentThere,
    proposedSince: Date,
  ): Promise<TakeOverProposal | undefined> {
    const which = { provider, paymentId };
    await sql(this.#transaction, lockPayment, which);
    const [found] = await sql<TakeOverProposal>(this.#transaction, proposalOf, { ...which, proposedSince });
    return found;
  }

  entriesOf({ provider, paymentId }: PaymentThere): Promise<readonly LedgerEntry[]> {
    return sql<LedgerEntry>(this.#transaction, entries, { provider, paymentId });
  }

  async addPendingRefund({ provider, paymentId, reference }: PaymentOfNoOrder): Promise<void> {
    const added = await sql(this.#transaction, addPendingRefund, { provider, paymentId, reference });
    requireOneRow(added, 'Adding a pending refund');
  }

  takePendingRefunds(now: Date, limit: number): Promise<readonly PaymentOfNoOrder[]> {
    return sql<PaymentOfNoOrder>(this.#transaction, takePendingRefunds, { now, limit });
  }

  async endPendingRefund({ provider, paymentId }: PaymentThere): Promise<void> {
    await sql(this.#transaction, endPendingRefund, { provider, paymentId });
  }

  async debtOrderOf(
    { provider, paymentId }: PaymentThere,
    sellerId: MemberId | null,
  ): Promise<OrderId | null> {
    const bindings = { provider, paymentId, sellerId };
    const [found] = await sql<{ id: OrderId | null }>(this.#transaction, debtOrder, bindings);
    return found?.id ?? null;
  }

  async add(
    { provider, paymentId }: PaymentThere,
    added: readonly LedgerEntry[],
    debtOrderId: OrderId | null,
  ): Promise<void> {
    const rows = JSON.stringify(added);
    await sql(this.#transaction, add, { provider, paymentId, rows, debtOrderId });
  }

  async addCustomer(provider: string, customerId: string): Promise<void> {
    await sql(this.#transaction, addCustomer, { provider, customerId });
  }

  async propose({ provider, paymentId, seen, proposedBy, proposedAt }: TakeOverProposal): Promise<void> {
    const bindings = { provider, paymentId, seen, proposedBy, proposedAt };
    requireOneRow(await sql(this.#transaction, propose, bindings), 'Proposing to take a payment over');
  }

  async endProposal({ provider, paymentId }: PaymentThere): Promise<void> {
    await sql(this.#transaction, endProposal, { provider, paymentId });
  }
}

const paymentOf = ({ from, to, seen, proposedBy, ...payment }: Row): MissingPayment => ({
  ...payment,
  period: { from, to },
  proposal: seen === null ? null : { seen, proposedBy },
});
