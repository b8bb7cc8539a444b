import type { SearchView } from '@nestmates/application/office/search/contract.ts';
import type { AdminSearchQueries } from '@nestmates/application/office/search/ports.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { memberText, patternOf } from '../members/admin-member-reader.ts';

type Found<Kind extends keyof SearchView> = SearchView[Kind][number];

/** Who is called so, or whose e-mail begins so, before whom the words only occur in. */
const members = `
  select u.id, u.email, u.first_name from users u
  where ${memberText} ilike :pattern
  order by lower(coalesce(u.first_name, '')) = lower(:words) desc, u.email ilike :beginning desc, u.id desc
  limit :max`;

const orders = `
  select o.id, o.title, o.status from orders o
  where o.status not in ('awaiting_payment', 'expired') and (o.id = :orderNumber::integer or o.title ilike :pattern)
  order by o.id = :orderNumber::integer desc nulls last, o.id desc limit :max`;

const cases = `
  select c.id, c.status as state, u.first_name from cases c left join users u on u.id = c.member_id
  where c.id = :caseNumber::integer or ${memberText} ilike :pattern
  order by c.id = :caseNumber::integer desc nulls last, c.id desc limit :max`;

const codes = 'select code from early_access_codes where code ilike :pattern order by code limit :max';

export class AdminSearchReader implements AdminSearchQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async search({ words, max, ...numbers }: Parameters<AdminSearchQueries['search']>[0]): Promise<SearchView> {
    const pattern = patternOf(words);
    const by = { pattern, max };
    const numbered = { ...by, ...numbers };
    const named = { ...by, words, beginning: pattern.slice(1) };
    return {
      members: await sql<Found<'members'>>(this.#transaction, members, named),
      orders: await sql<Found<'orders'>>(this.#transaction, orders, numbered),
      cases: await sql<Found<'cases'>>(this.#transaction, cases, numbered),
      codes: await sql<Found<'codes'>>(this.#transaction, codes, by),
    };
  }
}
