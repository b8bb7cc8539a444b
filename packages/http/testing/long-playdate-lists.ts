import type { Fill } from './long-swap-lists.ts';

/** Every other one is suggested by the caller, the rest to them; they end at that time. */
export const playdateAll =
  (status: 'proposed' | 'scheduled' | 'declined'): Fill =>
  ({ knex }, { id }, others, at) =>
    knex.raw(
      `with met as (
         insert into matches (user_id1, user_id2, status, created_at)
         select least(:id::integer, o), greatest(:id::integer, o), 'accepted', now()
         from unnest(:others::integer[]) o
         on conflict (user_id1, user_id2) do update set status = excluded.status
         returning id, case when user_id1 = :id then user_id2 else user_id1 end as o
       )
       insert into playdates (user_id_one, user_id_two, match_id, proposed_by, status, times, date, ends_at,
         created_at, scheduled_at, ended_at)
       select case o % 2 when 0 then :id else o end, case o % 2 when 0 then o else :id end, id, :id, :status,
         array[:at::timestamptz], case :status when 'scheduled' then :at::timestamptz end, :at::timestamptz,
         now(), case :status when 'scheduled' then now() end, case :status when 'declined' then now() end
       from met order by o`,
      { id, others: [...others], status, at },
    );
