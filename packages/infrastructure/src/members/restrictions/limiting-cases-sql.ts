/** The mailboxes that accounts were shown to have, and those that they had before. */
export const accountMailboxes = `
  select a.member_id, a.digest from account_mailboxes a
  union all
  select f.member_id, f.digest from former_emails f`;

/**
 * Joins when the member is told, if the weight of its reports limits them until somebody has looked:
 * `isLimitedByWeight` of its events. `id` is SQL.
 */
export const joinLimit = (id: string): string => `join lateral (
    select e.type, coalesce((e.data ->> 'toldAt')::timestamptz, e.at) as told_at
    from case_events e
    where e.case_id = ${id} and (
      e.type in ('limited', 'unlimited', 'decided') or e.type = 'returned' and e.data ->> 'toldAt' is not null
    )
    order by e.number desc limit 1
  ) told on told.type in ('limited', 'returned')`;
