/** What the member owes with accounts that were deleted, by the mailboxes; `member` is SQL. A debt has a row for each mailbox. */
const keptDebtsOf = (member: string): string => `
  select distinct k.order_id, k.cents from kept_debts k join account_mailboxes own using (digest)
  where own.member_id = ${member}`;

export const keptDebtCents = (member: string): string =>
  `(select coalesce(sum(kept.cents), 0)::float8 from (${keptDebtsOf(member)}) kept)`;

/** What the seller owes by the ledger. */
export const debtCents = (seller: string): string => `(
  select coalesce(sum(case t.kind when 'debt' then t.cents else -t.cents end), 0)::float8
  from orders o join transactions t on t.order_id = o.id
  where o.seller_id = ${seller} and t.kind in ('debt', 'netting', 'writeOff'))`;
