import {
  isOwnMark,
  keysOfSeller,
  mailboxOfSeller,
  ownKeysOfSeller,
} from '../../money/payments/seller-mark-sql.ts';

/** Digests by which whoever has left is known; the argument is a row of `kept_sales`. */
export const keysOfSale = (kept: string): string =>
  `select ${kept}.digest union all select unnest(${kept}.marks)`;

/** Those of them by which this one is told from everybody else. */
export const ownKeysOfSale = (kept: string): string => `
  select ${kept}.digest union all select mark from unnest(${kept}.marks) mark where ${isOwnMark('mark')}`;

/** Whether an administrator has said that these are not those; both select digests. */
const areParted = (these: string, those: string): string =>
  `exists (select from marks_parted p where p.one in (${these}) and p.other in (${those}))`;

/**
 * Live accounts of the mailbox that whoever has left had last, a row of `kept_sales`: whoever has it now, and whoever
 * had it before, unless an administrator has said that those are two.
 */
export const holdersOfMailbox = (kept: string): string => `
  select m.member_id, true as is_now from account_mailboxes m where m.digest = ${kept}.digest
  union all
  select s.member_id, false from seller_marks s
  where s.digest = ${kept}.digest and s.is_mailbox
    and not ${areParted(ownKeysOfSale(kept), ownKeysOfSeller('s.member_id'))}`;

/** Whether an administrator has said that the person is not whoever is told by these; the argument is SQL. */
export const isParted = (theirs: string): string => areParted('select digest from own_keys', theirs);

/**
 * Who shares something, as parts of a "with" for all that ask: `keys` by which one is known, `own_keys` by which
 * that one is told from everybody else, and the `mailbox` of now; all select digests. Live `sharing_accounts`, and
 * `sharing_sales` of those that have left. `is_same`: the mailbox is theirs, too, whatever was said of the two.
 */
const sharingOf = (keys: string, ownKeys: string, mailbox: string): string => `
  keys as materialized (${keys}), own_keys as materialized (${ownKeys}), mailbox as materialized (${mailbox}),
  sharing_accounts as materialized (
    select its.member_id, bool_or(its.is_same) as is_same, array_agg(its.digest) as shared
    from (
      select m.member_id, m.digest, m.digest in (select digest from mailbox) as is_same
      from account_mailboxes m where m.digest in (select digest from keys)
      union all
      select s.member_id, s.digest, false from seller_marks s where s.digest in (select digest from keys)
    ) its group by its.member_id
  ), sharing_sales as materialized (
    select its.order_id, its.digest, its.marks, its.digest in (select digest from mailbox) as is_same
    from (
      select k.order_id, k.digest, k.marks from kept_sales k where k.digest in (select digest from keys)
      union
      select k.order_id, k.digest, k.marks from kept_sales k where k.marks && array(select digest from keys)
    ) its
  )`;

export const sharingWith = (seller: string): string =>
  sharingOf(keysOfSeller(seller), ownKeysOfSeller(seller), mailboxOfSeller(seller));

/** The same, with whoever has sold an order and left. */
const sharingWithSellerOf = (order: string): string => {
  const its = (keys: string) =>
    `select k.digest from kept_sales its, lateral (${keys}) k where its.order_id = ${order}`;
  return sharingOf(its(keysOfSale('its')), its(ownKeysOfSale('its')), its('select its.digest'));
};

/** A digest of another kind is another one, so one list has those of mailboxes and of bank accounts. */
const restOfPerson = `
  accounts as materialized (
    select a.member_id from sharing_accounts a
    where a.is_same or not ${isParted(ownKeysOfSeller('a.member_id'))}
  ), kept as materialized (
    select k.order_id, k.digest, k.marks from sharing_sales k
    where k.is_same or not ${isParted(ownKeysOfSale('k'))}
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
 * The person of a seller, as parts of a "with": `keys`, digests of mailboxes and of bank accounts; `accounts` that
 * share one with this account, of which no others follow; `kept`, sales of those that have left; and all that they have
 * `sold`, each by its `party`. Two accounts that have one mailbox are one person, whatever was said of them. The argument is SQL.
 */
export const personOf = (seller: string): string => `
  ${sharingWith(seller)}, ${restOfPerson}, sold as materialized (
    ${soldBy(`= ${seller}`)}
    union
    ${soldByOthers}
  )`;

/** The same, of an order whose seller has left. */
export const personOfKeptSale = (order: string): string => `
  ${sharingWithSellerOf(order)}, ${restOfPerson}, sold as materialized (
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

/** Selects the orders of one party: of an account, and of all that have one of these mailboxes now or had one as they left. */
export const salesOfParty = (member: string, mailboxes: string): string => `
  select o.id from orders o where o.seller_id = ${member}
  union
  select o.id from account_mailboxes m join orders o on o.seller_id = m.member_id where m.digest in (${mailboxes})
  union
  select k.order_id from kept_sales k where k.digest in (${mailboxes})`;

/**
 * Whether a live account, or a sale of one that left later, may be of the same person as whoever has left; the argument
 * is a row of `kept_sales`.
 */
export const isOfSomebodySince = (kept: string, since: string): string => `(
  exists (select from account_mailboxes m where m.digest = ${kept}.digest)
  or exists (
    select from (
      select m.member_id from account_mailboxes m where m.digest = any(${kept}.marks)
      union
      select s.member_id from seller_marks s where s.digest = any(${kept}.marks || ${kept}.digest)
    ) live where not ${areParted(ownKeysOfSale(kept), ownKeysOfSeller('live.member_id'))})
  or exists (
    select from kept_sales later
    where (later.digest = any(${kept}.marks) or later.marks && (${kept}.marks || ${kept}.digest))
      and later.left_at >= ${since} and not ${areParted(ownKeysOfSale(kept), ownKeysOfSale('later'))}))`;
