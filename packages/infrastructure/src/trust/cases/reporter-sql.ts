import { accountMailboxes } from '../../members/restrictions/limiting-cases-sql.ts';

/** Whether an account has been used for anything but reports; `reporter` is SQL. Asked when a report is made, as rows go. */
export const hasDoneMore = (reporter: string): string =>
  `(${[
    ['swipes', 'member_id'],
    ['matches', 'user_id1'],
    ['matches', 'user_id2'],
    ['ended_connections', 'low_id'],
    ['ended_connections', 'high_id'],
    ['connection_requests', 'requester_id'],
    ['messages', 'sender_id'],
    ['listing_conversations', 'buyer_id'],
    ['listings', 'user_id'],
    ['checkins', 'user_id'],
  ]
    .map(([table, member]) => `exists (select from ${table} d where d.${member} = ${reporter})`)
    .join(' or ')})`;

/**
 * The browsers and networks of accounts, and the mailboxes that they were shown to have: anybody can name somebody else's, and
 * traces keep the one that the account had at its first use.
 */
export const shownTraces = `
  select t.member_id, t.digest, not t.is_browser as is_network from account_traces t where t.digest <> t.email_digest
  union all select m.member_id, m.digest, false from (${accountMailboxes}) m`;

const tracedReports = `reports r where r.reporter_id = :memberId::integer
  and (r.state in ('received', 'looked-at') or r.state = 'withdrawn' and r.had_effect)`;

/** Whether something that the member has reported was decided, or may still be. */
export const hasTracedReports = `exists (select from ${tracedReports})`;

/** Keeps with each of these reports, when the member leaves, what tells whether another account is theirs. */
export const keepTracesOfReporter = `
  insert into left_reporter_traces (report_id, digest, is_network, left_at)
  select r.id, seen.digest, seen.is_network, :at
  from (select r.id, r.reporter_id from ${tracedReports}) r
  join (${shownTraces}) seen on seen.member_id = r.reporter_id
  on conflict do nothing`;
