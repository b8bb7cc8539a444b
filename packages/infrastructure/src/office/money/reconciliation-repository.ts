import type {
  BooksOverview,
  ReconciliationReport,
  ReconciliationStore,
} from '@nestmates/application/office/money/ports.ts';
import { type Accounts, accountsOf, type MovementKind } from '@nestmates/domain/money/payments/accounts.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { BookedRow } from '@nestmates/domain/office/money/reconciliation.ts';
import { heldForOrders, heldPart } from '../../market/orders/order-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { ReconciliationModel } from './reconciliation-model.ts';

/** Whether it is at this provider, of an order or of none. */
const atProvider = 'coalesce(t.provider, o.provider) = :provider';

const rows = `
  select t.kind, t.cents, t.provider_id, t.balance_transaction, o.reference::text as reference
  from transactions t left join orders o on o.id = t.order_id
  where ${atProvider}
    and (t.provider_id = any(:objectIds::text[]) or t.at between :from::timestamptz and :to::timestamptz)
  order by t.id`;

const sums = `
  select t.kind, sum(t.cents)::text as cents from transactions t left join orders o on o.id = t.order_id
  where :provider::text is null or ${atProvider}
  group by t.kind`;

const customers = `
  select customer_id as id from billing_customers where provider = :provider and customer_id = any(:ids::text[])
  union
  select customer_id from former_customers where provider = :provider and customer_id = any(:ids::text[])`;

const enter = `
  insert into transactions (provider, kind, cents, at, provider_id, payment_id, balance_transaction)
  select provider, kind, cents, at, "providerId", "paymentId", "balanceTransaction"
  from jsonb_to_recordset(:rows::jsonb) as row (provider text, kind text, cents integer, at timestamptz,
    "providerId" text, "paymentId" text, "balanceTransaction" text)
  on conflict (kind, provider_id, (cents < 0)) do nothing
  returning id`;

const planRows = `
  select payment_id, kind, cents, provider_id from transactions
  where provider = :provider and payment_id = any(:ids::text[]) order by id`;

const hasTax = `
  select exists (select from transactions where provider = :provider and payment_id is not null and kind = 'planTax')
    as has_tax`;

/** Both name the same move, in whichever order they come. No row where an earlier report has named them. */
const nameLines = `
  update transactions t set balance_transaction = named.line
  from (select unnest(:kinds::text[]) as kind, unnest(:ids::text[]) as provider_id, unnest(:lines::text[]) as line) named
  where t.kind = named.kind and t.provider_id = named.provider_id and t.cents > 0 and t.balance_transaction is null`;

const heldForPayments = `
  select coalesce(sum(greatest(held.cents, 0)), 0)::text as cents from (
    select sum(${heldPart('t')}) as cents from transactions t left join orders o on o.id = t.order_id
    where ${atProvider} group by t.order_id, t.payment_id
  ) held`;

const underWay = `
  select coalesce(sum(case s.step when 'reversal' then s.cents else -s.cents end), 0)::text as cents
  from money_steps s join orders o on o.id = s.order_id
  where s.outcome = 'asked' and o.provider = :provider`;

/** A row of nothing on the books of an order that is completed is not owed to anyone. */
const owed = `
  select coalesce(sum(held.cents), 0)::text as cents from orders o, lateral (
    select sum(${heldForOrders('t')}) as cents
    from transactions t where t.order_id = o.id
  ) held
  where o.status = 'completed' and o.money_due`;

const reports = `
  select provider, "from", "to", ran_at as "ranAt", lines, entered, ours_cents as "oursCents",
    theirs_cents as "theirsCents", under_way_cents as "underWayCents", differences
  from reconciliations order by ran_at desc, id desc limit :reports`;

const overview = `
  select (select coalesce(json_agg(sums), '[]') from (${sums}) sums) as sums, (${owed}) as owed,
    (select coalesce(json_agg(reports), '[]') from (${reports}) reports) as reports`;

type TimesAsText<Row> = { readonly [column in keyof Row]: Row[column] extends Date ? string : Row[column] };

export class ReconciliationRepository implements ReconciliationStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  rows(
    provider: string,
    { from, to, objectIds }: Parameters<ReconciliationStore['rows']>[1],
  ): Promise<readonly BookedRow[]> {
    return sql<BookedRow>(this.#transaction, rows, { provider, from, to, objectIds: [...objectIds] });
  }

  async customersAmong(provider: string, customerIds: readonly string[]): Promise<readonly string[]> {
    const found = await sql<{ id: string }>(this.#transaction, customers, {
      provider,
      ids: [...customerIds],
    });
    return found.map(({ id }) => id);
  }

  async enter(provider: string, entered: Parameters<ReconciliationStore['enter']>[1]): Promise<number> {
    const rows = JSON.stringify(entered.map((row) => ({ ...row, provider })));
    return (await sql(this.#transaction, enter, { rows })).length;
  }

  planRows(provider: string, paymentIds: readonly string[]): ReturnType<ReconciliationStore['planRows']> {
    type Row = Awaited<ReturnType<ReconciliationStore['planRows']>>[number];
    return sql<Row>(this.#transaction, planRows, { provider, ids: [...paymentIds] });
  }

  async hasTax(provider: string): Promise<boolean> {
    const [found] = await sql<{ hasTax: boolean }>(this.#transaction, hasTax, { provider });
    return found?.hasTax ?? false;
  }

  async nameLines(named: Parameters<ReconciliationStore['nameLines']>[0]): Promise<void> {
    if (named.length === 0) return;
    await sql(this.#transaction, nameLines, {
      kinds: named.map(({ kind }) => kind),
      ids: named.map(({ providerId }) => providerId),
      lines: named.map(({ line }) => line),
    });
  }

  async accounts(provider: string | null = null): Promise<Accounts> {
    type Row = { readonly kind: MovementKind; readonly cents: string };
    const found = await sql<Row>(this.#transaction, sums, { provider });
    return accountsOf(found.map(({ kind, cents }) => ({ kind, cents: Number(cents) })));
  }

  heldForPayments(provider: string): Promise<Cents> {
    return this.#cents(heldForPayments, { provider });
  }

  underWay(provider: string): Promise<Cents> {
    return this.#cents(underWay, { provider });
  }

  async overview(limit: { readonly reports: number }): Promise<BooksOverview> {
    interface Row {
      readonly sums: readonly { readonly kind: MovementKind; readonly cents: string }[];
      readonly owed: string;
      readonly reports: readonly TimesAsText<ReconciliationReport>[];
    }
    const [found] = await sql<Row>(this.#transaction, overview, { provider: null, ...limit });
    if (!found) throw new Error('There is a row whatever was booked');
    return {
      accounts: accountsOf(found.sums.map(({ kind, cents }) => ({ kind, cents: Number(cents) }))),
      owedCents: Number(found.owed),
      reports: found.reports.map(({ from, to, ranAt, ...report }) => ({
        ...report,
        from: new Date(from),
        to: new Date(to),
        ranAt: new Date(ranAt),
      })),
    };
  }

  async keep(report: ReconciliationReport): Promise<void> {
    await ReconciliationModel.query(this.#transaction.db).insert(report);
  }

  async #cents(statement: string, bindings: Record<string, string>): Promise<Cents> {
    const [found] = await sql<{ readonly cents: string }>(this.#transaction, statement, bindings);
    return Number(found?.cents ?? 0);
  }
}
