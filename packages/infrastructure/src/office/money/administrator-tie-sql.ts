import { recentTraces } from '../../platform/access/recent-traces-sql.ts';

/** Browsers and public addresses of the last 30 days, cards of the last 180, bank accounts of payouts, and mailboxes, now and before. */
export const tiesWith = (members: string): Readonly<Record<'device' | 'card' | 'account', string>> => ({
  device: sharing(recentTraces, members),
  card: sharing('card_digests', members),
  account: sharing(known, members),
});

const known = `(
      select member_id, digest from seller_marks union all select member_id, digest from account_mailboxes
    )`;

const sharing = (table: string, members: string): string => `exists (
    select from ${table} admin join ${table} other using (digest)
    where admin.member_id = :by::integer and other.member_id = any(${members})
      and other.member_id <> admin.member_id
  )`;
