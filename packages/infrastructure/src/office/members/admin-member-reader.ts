import type {
  AdminMember,
  AdminMemberQueries,
  FoundMember,
  OrderOfMember,
} from '@nestmates/application/office/members/ports.ts';
import type { PageRequest } from '@nestmates/application/platform/contract/paging.ts';
import type { PayoutHold } from '@nestmates/domain/money/payments/payout-check.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { debtCents } from '../../market/orders/debt-sql.ts';
import { countUndone, undoneBindings } from '../../market/orders/order-repository-sql.ts';
import { openSessions } from '../../members/accounts/open-sessions-sql.ts';
import { lastingHold } from '../../money/payouts/payout-hold-repository.ts';
import { joinSubscription, subscriptionColumns } from '../../platform/access/entitlement-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { camelCaseKeys } from '../../platform/tables/names.ts';
import { factsOf } from '../cases/case-sql.ts';
import { type MemberFactsRow, memberFactsIn } from '../cases/member-facts-row.ts';

const found = `u.id, u.email, u.first_name, u.last_name, u.city, u.state, u.is_admin, u.has_unlocked, u.created_at,
  ${subscriptionColumns}`;

/** The text that the index has. */
export const memberText =
  "(u.email || ' ' || coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, ''))";

export const memberSearch = `
  select ${found} from users u ${joinSubscription('u')}
  where ${memberText} ilike :pattern and u.id < coalesce(:before::bigint, 9223372036854775807)
  order by u.id desc limit :limit`;

/** Rows of a part, as JSON with these keys and columns. */
const listed = (columns: string, part: string): string =>
  `array(select json_build_object(${columns}) from (${part}) listed)`;

const ordersOf = (member: string): string => `
  select id, title, status, case when buyer_id = ${member} then 'buyer' else 'seller' end as role,
    price_cents as price, created_at
  from orders
  where (buyer_id = ${member} or seller_id = ${member}) and status not in ('awaiting_payment', 'expired')
  order by status = 'problem' desc, created_at desc, id desc limit :max`;

const record = `
  select ${found}, u.email_verified_at, u.onboarding_complete, u.unlocked_via, u.unlocked_at, u.home_moves,
    (select count(*)::integer from children where user_id = u.id) as children,
    (select count(*)::integer from matches where (user_id1 = u.id or user_id2 = u.id) and status = 'accepted')
      as connections,
    (select count(*)::integer from babysitting_swaps where requester_id = u.id or recipient_id = u.id) as swaps,
    (select count(*)::integer from feedback where user_id = u.id) as feedback,
    ${debtCents('u.id')} as owed_cents,
    (${countUndone}) as undone_sales,
    (select row_to_json(hold) from (${lastingHold('u.id')}) hold) as payout_hold,
    (select row_to_json(facts) from (${factsOf('u.id')}) facts) as facts,
    ${listed("'userAgent', user_agent, 'expiresAt', expires_at", openSessions('u.id'))} as sessions,
    ${listed(
      "'id', id, 'title', title, 'status', status, 'role', role, 'price', price, 'createdAt', created_at",
      ordersOf('u.id'),
    )} as orders
  from users u ${joinSubscription('u')}
  where u.id = :id`;

/** What is typed is text, and no pattern. */
export const patternOf = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** What is within another row is JSON: its times are text, and its keys as in the database. */
type Row = Omit<AdminMember, 'payoutHold' | 'standing' | 'sessions' | 'orders'> & {
  readonly payoutHold: Readonly<Record<string, unknown>> | null;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly sessions: readonly { readonly userAgent: string; readonly expiresAt: string }[];
  readonly orders: readonly (Omit<OrderOfMember, 'createdAt'> & { readonly createdAt: string })[];
};

function holdIn(row: NonNullable<Row['payoutHold']>): PayoutHold {
  const { reason, heldAt } = camelCaseKeys<{ reason: string; heldAt: string }>(row);
  return { reason, heldAt: new Date(heldAt) };
}

function memberIn({ payoutHold, facts, sessions, orders, ...member }: Row): AdminMember {
  const { restriction, warnedAt, cases } = memberFactsIn(camelCaseKeys<MemberFactsRow>(facts));
  return {
    ...member,
    payoutHold: payoutHold ? holdIn(payoutHold) : undefined,
    standing: { restriction, warnedAt, cases },
    sessions: sessions.map((session) => ({ ...session, expiresAt: new Date(session.expiresAt) })),
    orders: orders.map((order) => ({ ...order, createdAt: new Date(order.createdAt) })),
  };
}

export class AdminMemberReader implements AdminMemberQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  search(words: string, { limit, before }: PageRequest<MemberId>): Promise<readonly FoundMember[]> {
    const bindings = { pattern: patternOf(words), limit, before: before ?? null };
    return sql<FoundMember>(this.#transaction, memberSearch, bindings);
  }

  async find(
    id: MemberId,
    { now, undoneSince: since, max }: Parameters<AdminMemberQueries['find']>[1],
  ): Promise<AdminMember | undefined> {
    const bindings = { id, sellerId: id, since, now, max, ...undoneBindings };
    const [row] = await sql<Row>(this.#transaction, record, bindings);
    return row && memberIn(row);
  }
}
