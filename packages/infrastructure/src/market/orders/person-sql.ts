import { keysOfSeller } from '../../money/payments/seller-mark-sql.ts';

/** Digests by which whoever has left is known; the argument is a row of `kept_sales`. */
export const keysOfSale = (kept: string): string =>
  `select ${kept}.digest union all select unnest(${kept}.marks)`;

/** Whether an administrator has said that these are not those; both select digests. */
export const areParted = (these: string, those: string): string =>
  `exists (select from marks_parted p where p.one in (${these}) and p.other in (${those}))`;

/** Whether an administrator has said that the person is not whoever is known by these; the argument is SQL. */
export const isParted = (theirs: string): string =>
  `exists (select from marks_parted p join keys on keys.digest = p.one where p.other in (${theirs}))`;

const shares = (digests: string): string => `${digests} && array(select digest from keys)`;

/** A digest of another kind is another one, so one list has those of mailboxes and of bank accounts. */
const restOfPerson = `
  accounts as materialized (
    select m.member_id from account_mailboxes m where m.digest in (select digest from keys)
    union
    select s.member_id from seller_marks s
    where s.digest in (select digest from keys) and not ${isParted(keysOfSeller('s.member_id'))}
  ), kept as materialized (
    select k.order_id, k.digest, k.marks from kept_sales k where k.digest in (select digest from keys)
    union
    select k.order_id, k.digest, k.marks from kept_sales k
    where ${shares('k.marks')} and not ${isParted(keysOfSale('k'))}
  )`;

/** Sales of live accounts, and whose they are: whoever has shown to read the mailbox is one party, and else the account. */
const soldBy = (sellers: string): string => `
    select sale.id, coalesce(its.digest, 'account ' || sale.seller_id) as party
    from orders sale left join account_mailboxes its on its.member_id = sale.seller_id
    where sale.seller_id ${sellers}`;

const soldByOthers = `
    ${soldBy('in (select member_id from accounts)')}
    union
    select order_id, digest from kept`;

/**
 * The person of a seller, as parts of a "with": \`keys\`, digests of the mailbox and of bank accounts; \`accounts\` that
 * share one with this account, of which no others follow; \`kept\`, sales of those that have left; and all that they have
 * \`sold\`, each by its \`party\`. Two accounts that share a mailbox are one person, whatever was said of their bank account. The argument is SQL.
 */
export const personOf = (seller: string): string => `
  keys as materialized (${keysOfSeller(seller)}), ${restOfPerson}, sold as materialized (
    ${soldBy(`= ${seller}`)}
    union
    ${soldByOthers}
  )`;

/** The same, of an order whose seller has left. */
export const personOfKeptSale = (order: string): string => `
  keys as materialized (
    select digest from kept_sales where order_id = ${order}
    union
    select unnest(marks) from kept_sales where order_id = ${order}
  ), ${restOfPerson}, sold as materialized (
    ${soldByOthers}
  )`;

/** Selects all digests by which the accounts of a person are known. */
export const keysOfPerson = `
  select digest from keys
  union
  select m.digest from account_mailboxes m where m.member_id in (select member_id from accounts)
  union
  select s.digest from seller_marks s where s.member_id in (select member_id from accounts)
  union
  select digest from kept
  union
  select unnest(marks) from kept`;
