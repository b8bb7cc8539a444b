import type { TransparencyMonth } from '@nestmates/application/trust/transparency/contract.ts';
import type { MonthFigures, TransparencyStore } from '@nestmates/application/trust/transparency/ports.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const within = (column: string): string => `${column} >= :from and ${column} < :until`;

/** What was withdrawn or taken back is not counted. */
const figures = `
  select
    (select coalesce(json_object_agg(category, number), '{}') from (
      select category, count(*)::integer as number from reports
      where ${within('at')} and state <> 'withdrawn' group by category
    ) c) as by_category,
    (select coalesce(json_object_agg(decision, number), '{}') from (
      select decision, count(*)::integer as number from decisions
      where ${within('at')} and undone_at is null group by decision
    ) d) as by_decision,
    (select count(*)::integer from appeals where ${within('at')}) as appeals,
    (select count(*)::integer from appeals where ${within('answered_at')} and outcome = 'overturned') as overturned,
    array(
      select extract(epoch from d.at - c.oldest_at)::float8 / 3600
      from decisions d join cases c on c.id = d.case_id where ${within('d.at')} and d.undone_at is null
    ) as hours_to_decide`;

const save = `
  insert into transparency_months (month, figures, made_at) values (:month, :figures::jsonb, :at)
  on conflict (month) do update set figures = excluded.figures, made_at = excluded.made_at`;
const months = 'select figures from transparency_months order by month desc limit 120';
const first = 'select min(at) as at from reports';

export class TransparencyRepository implements TransparencyStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async figuresOf(span: { readonly from: Date; readonly until: Date }): Promise<MonthFigures> {
    const [counted] = await sql<MonthFigures>(this.#transaction, figures, { ...span });
    if (!counted) throw new Error('Nothing was counted');
    return counted;
  }

  async save(month: TransparencyMonth, at: Date): Promise<void> {
    const bindings = { month: month.month, figures: JSON.stringify(month), at };
    await sql(this.#transaction, save, bindings);
  }

  async months(): Promise<readonly TransparencyMonth[]> {
    const rows = await sql<{ figures: TransparencyMonth }>(this.#transaction, months);
    return rows.map(({ figures: month }) => month);
  }

  async since(): Promise<Date | undefined> {
    const [row] = await sql<{ at: Date | null }>(this.#transaction, first);
    return row?.at ?? undefined;
  }
}
