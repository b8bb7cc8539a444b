/** The mailbox that a seller has shown to read, the last one; `member` is SQL. */
export const mailboxOfSeller = (member: string): string =>
  `select own.digest from account_mailboxes own where own.member_id = ${member}`;

/** Digests by which a seller is known: of mailboxes and of bank accounts, now and before. */
export const keysOfSeller = (member: string): string => `
  ${mailboxOfSeller(member)}
  union
  select mark.digest from seller_marks mark where mark.member_id = ${member}`;

/** All mailboxes that a seller has shown to read, now and before. */
export const mailboxesOfSeller = (member: string): string => `
  ${mailboxOfSeller(member)}
  union
  select mark.digest from seller_marks mark where mark.member_id = ${member} and mark.is_mailbox`;

/** A mark that no other account has, so that two can be parted whose mailboxes are not shown, or change. */
export const isOwnMark = (mark: string): string => `${mark} like 'account %'`;

/** Digests that tell a seller from everybody else: what was said of two is said of these. */
export const ownKeysOfSeller = (member: string): string => `
  ${mailboxOfSeller(member)}
  union
  select mark.digest from seller_marks mark where mark.member_id = ${member} and ${isOwnMark('mark.digest')}`;

/** The first number of advisory locks of such digests, and of what has its own. */
export const sellerLocks = { keys: 7028, cancellations: 7029, accounts: 7025 };

/**
 * Locks accounts, the lower number first: by this a seller is known who has no digest yet. Always before the keys, and
 * united with them.
 */
export const lockSellerAccounts = (memberIds: string): string => `
  select null::integer as number, pg_advisory_xact_lock(${sellerLocks.accounts}, account.id)
  from (select unnest(${memberIds}) as id order by 1) account where account.id is not null`;

/**
 * Locks those that are not held yet, and says which, in the order of their numbers, so that two transactions do not
 * wait for each other; `keys` selects digests.
 */
export const lockSellerKeys = (space: string, keys: string): string => `
  select locked.number, pg_advisory_xact_lock(${space}, locked.number)
  from (
    select distinct hashtext(key.digest) as number from (${keys}) key
    where hashtext(key.digest) <> all(:held::integer[]) order by 1
  ) locked`;
