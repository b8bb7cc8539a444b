import type {
  AdminMember,
  AdminMemberQueries,
  FoundMember,
  OrderOfMember,
} from '@nestmates/application/office/members/ports.ts';
import type { PageRequest } from '@nestmates/application/platform/contract/paging.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { debtCents } from '../../market/orders/debt-sql.ts';
import { countUndone, undoneBindings } from '../../market/orders/order-repository-sql.ts';
import { joinSubscription, subscriptionColumns } from '../../platform/access/entitlement-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const found = `u.id, u.email, u.first_name, u.last_name, u.city, u.state, u.is_admin, u.has_unlocked, u.created_at,
  ${subscriptionColumns}`;

/** The text that the index has. */
export const memberText =
  "(u.email || ' ' || coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, ''))";

export const memberSearch = `
  select ${found} from users u ${joinSubscription('u')}
  where ${memberText} ilike :pattern and u.id < coalesce(:before::bigint, 9223372036854775807)
  order by u.id desc limit :limit`;

const record = `
  select ${found}, u.email_verified_at, u.onboarding_complete, u.unlocked_via, u.unlocked_at, u.home_moves,
    (select count(*)::integer from children where user_id = u.id) as children,
    (select count(*)::integer from matches where (user_id1 = u.id or user_id2 = u.id) and status = 'accepted')
      as connections,
    (select count(*)::integer from babysitting_swaps where requester_id = u.id or recipient_id = u.id) as swaps,
    (select count(*)::integer from feedback where user_id = u.id) as feedback,
    ${debtCents('u.id')} as owed_cents,
    (${countUndone}) as undone_sales
  from users u ${joinSubscription('u')}
  where u.id = :id`;

const ordersOf = `
  select id, title, status, case when buyer_id = :id then 'buyer' else 'seller' end as role,
    price_cents as price, created_at
  from orders
  where (buyer_id = :id or seller_id = :id) and status not in ('awaiting_payment', 'expired')
  order by status = 'problem' desc, created_at desc, id desc limit :max`;

/** What is typed is text, and no pattern. */
export const patternOf = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

export class AdminMemberReader implements AdminMemberQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  search(words: string, { limit, before }: PageRequest<MemberId>): Promise<readonly FoundMember[]> {
    const bindings = { pattern: patternOf(words), limit, before: before ?? null };
    return sql<FoundMember>(this.#transaction, memberSearch, bindings);
  }

  async find(id: MemberId, since: Date): Promise<AdminMember | undefined> {
    const bindings = { id, sellerId: id, since, ...undoneBindings };
    return (await sql<AdminMember>(this.#transaction, record, bindings))[0];
  }

  ordersOf(id: MemberId, max: number): Promise<readonly OrderOfMember[]> {
    return sql<OrderOfMember>(this.#transaction, ordersOf, { id, max });
  }
}
