import type {
  CountOfWeek,
  StatisticsQueries,
  Totals,
} from '@nestmates/application/office/statistics/ports.ts';
import { heldCents } from '../../market/orders/order-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const totals = `
  select
    (select count(*)::integer from users) as members,
    (select count(*)::integer from users where created_at >= :newSince) as new_members,
    (select count(distinct user_id)::integer from sessions where expires_at >= :activeSince) as active_members,
    (select count(*)::integer from matches where status = 'accepted') as matches,
    (select count(*)::integer from messages) as messages,
    (select count(*)::integer from babysitting_swaps) as swaps,
    (select count(*)::integer from orders where paid_at is not null) as orders,
    ${heldCents} as held`;

const newOf = (what: string, from: string, at = 'created_at'): string => `
  select '${what}' as what, date_trunc('week', ${at}, 'UTC') as "from", count(*)::integer as count
  from ${from} ${from.includes(' where ') ? 'and' : 'where'} ${at} >= :from
  group by 2`;

const weeks = [
  newOf('members', 'users'),
  newOf('matches', "matches where status = 'accepted'"),
  newOf('messages', 'messages', 'timestamp'),
  newOf('swaps', 'babysitting_swaps'),
  newOf('orders', 'orders', 'paid_at'),
].join(' union all ');

export class StatisticsReader implements StatisticsQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async totals(since: { readonly newSince: Date; readonly activeSince: Date }): Promise<Totals> {
    // pg returns a sum as text.
    type Row = Omit<Totals, 'held'> & { readonly held: string };
    const [found] = await sql<Row>(this.#transaction, totals, since);
    if (!found) throw new Error('There are no totals');
    return { ...found, held: Number(found.held) };
  }

  weeks(from: Date): Promise<readonly CountOfWeek[]> {
    return sql<CountOfWeek>(this.#transaction, weeks, { from });
  }
}
