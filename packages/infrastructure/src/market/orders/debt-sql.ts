/** What changes how much a seller owes. */
export const debtKinds = "('debt', 'netting', 'writeOff')";

/** Summed up over the rows `t` of these kinds. */
export const debtSum = "coalesce(sum(case t.kind when 'debt' then t.cents else -t.cents end), 0)";

/** The orders of a person; all are SQL: one account, and the digest of the mailbox. */
const soldBy = (account: string, digest: string): string => `
  select sale.id from orders sale where sale.seller_id = ${account}
  union
  select sale.id from orders sale where sale.seller_id in (select m.member_id from account_mailboxes m where m.digest = ${digest})
  union
  select k.order_id from kept_sales k where k.digest = ${digest}`;

/** What the orders of a person owe together, less what sales that our books have lost have settled of it. */
const owedBy = (account: string, digest: string): string => `(
  with sold as materialized (${soldBy(account, digest)})
  select greatest(0, ${debtSum})::float8 from (
    select of_order.kind, of_order.cents from transactions of_order
    where of_order.order_id in (select id from sold)
    union all
    select of_debt.kind, of_debt.cents from transactions of_debt
    where of_debt.debt_order_id in (select id from sold)
  ) t where t.kind in ${debtKinds})`;

const mailboxOf = (seller: string): string =>
  `(select own.digest from account_mailboxes own where own.member_id = ${seller})`;

/** What the person owes with this account, others of the same mailbox, and those that were deleted; `seller` is SQL. */
export const debtCents = (seller: string): string => owedBy(seller, mailboxOf(seller));

/** The newest order of the person that has brought a debt; `seller` is SQL. */
export const newestOwing = (seller: string): string => `(
  select max(t.order_id) from transactions t
  where t.kind = 'debt' and t.order_id in (${soldBy(seller, mailboxOf(seller))}))`;

/** The newest paid order of the person; `seller` is SQL. */
export const newestSold = (seller: string): string => `(
  select max(paid.id) from orders paid
  where paid.paid_at is not null and paid.id in (${soldBy(seller, mailboxOf(seller))}))`;

/** What the person owes, by an order `:id` whose seller has left. */
export const debtOfKeptSale = owedBy(
  'null::integer',
  '(select sold.digest from kept_sales sold where sold.order_id = :id)',
);

/**
 * Two releases of one person come one after the other, as each locks the mailbox, which stays that of the account
 * meanwhile. A statement of its own: what was committed while it waited is seen by the next one only.
 */
export const lockDebt = `
  with mailbox as materialized (
    select digest from account_mailboxes where member_id = :sellerId for share
  )
  select pg_advisory_xact_lock(:accounts, :sellerId),
    (select pg_advisory_xact_lock(:mailboxes, hashtext(digest)) from mailbox)`;

export const lockDebtOfKeptSale =
  'select pg_advisory_xact_lock(:mailboxes, hashtext(digest)) from kept_sales where order_id = :id';

/** Keys of advisory locks. */
export const debtLocks = { accounts: 7025, mailboxes: 7028 };

/**
 * Keeps sales by the mailbox that the account has now; where it has shown to read none, they are kept
 * together all the same.
 */
export const keepSales = `
  with mailbox as materialized (
    select coalesce(
      (select digest from account_mailboxes where member_id = :sellerId), gen_random_uuid()::text
    ) as digest
  )
  insert into kept_sales (order_id, digest, left_at)
  select o.id, mailbox.digest, :at::timestamptz from mailbox, orders o
  where o.seller_id = :sellerId and o.paid_at is not null`;

/**
 * Three years after the last account of a mailbox was deleted, its sales go, and what they owe together is written off,
 * on the newest of them. One statement, so that no sale goes without that.
 */
export const endKeptDebts = `
  with ended as (
    select distinct k.digest from kept_sales k
    where k.left_at < :before
      and not exists (select from kept_sales later where later.digest = k.digest and later.left_at >= :before)
      and not exists (select from account_mailboxes m where m.digest = k.digest)
    limit :limit
  ), gone as (
    delete from kept_sales k using ended where k.digest = ended.digest returning k.order_id, k.digest
  ), owed as (
    select max(gone.order_id) as order_id, ${debtSum} as cents
    from gone join transactions t
      on (t.order_id = gone.order_id or t.debt_order_id = gone.order_id) and t.kind in ${debtKinds}
    group by gone.digest
  ), written_off as (
    insert into transactions (order_id, kind, cents, at, provider_id)
    select o.id, 'writeOff', owed.cents, :now::timestamptz, o.reference || '-write-off'
    from owed join orders o on o.id = owed.order_id where owed.cents > 0
  )
  select order_id from gone`;
