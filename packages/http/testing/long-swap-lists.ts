import type { TestServer } from './test-server.ts';

/** Adds an entry about each of the others to the caller's list, all at that time. */
export type Fill = (
  server: TestServer,
  by: { readonly id: number },
  others: readonly number[],
  at: string,
) => Promise<unknown>;

/** Every other one is requested by the caller, the rest from them. */
export const swapAll =
  (status: 'pending' | 'confirmed'): Fill =>
  ({ knex }, { id }, others, at) =>
    knex.raw(
      `with met as (
         insert into matches (user_id1, user_id2, status, created_at)
         select least(:id::integer, o), greatest(:id::integer, o), 'accepted', now()
         from unnest(:others::integer[]) o
         on conflict (user_id1, user_id2) do update set status = excluded.status
         returning id, case when user_id1 = :id then user_id2 else user_id1 end as o
       )
       insert into babysitting_swaps (requester_id, recipient_id, match_id, status, date, location,
         child_ids, emergency_contact, created_at, settled_at)
       select case o % 2 when 0 then :id else o end, case o % 2 when 0 then o else :id end, id, :status,
         :at::timestamptz, 'Park', '{1}', 'Sam', now(), case :status when 'pending' then null else now() end
       from met order by o`,
      { id, others: [...others], status, at },
    );

export const addToCalendar: Fill = async (server, by, others, at) => {
  await swapAll('confirmed')(server, by, others, at);
  await server.knex.raw(
    `insert into calendar_events (user_id, title, date, type, swap_id, created_at)
     select :id::integer, 'With ' || o, s.date, 'swap', s.id, now()
     from babysitting_swaps s
       cross join lateral (select case requester_id when :id then recipient_id else requester_id end as o) w
     where status = 'confirmed' and :id in (requester_id, recipient_id) and o = any(:others::integer[]) order by o`,
    { id: by.id, others: [...others] },
  );
};
