import type { Knex } from '../../../platform/database/knex.ts';

const dayOf = "(s.date at time zone 'UTC')::date";

/** Swaps that were counted twice for a pair and a day are taken off again, as far as they are still there. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table swap_days (
      first_member_id integer not null references users on delete cascade,
      second_member_id integer not null references users on delete cascade,
      day date not null,
      primary key (first_member_id, second_member_id, day),
      check (first_member_id < second_member_id)
    );
    create index swap_days_of_second on swap_days (second_member_id);
    comment on table swap_days is
      'The days of UTC on which two members did a swap, as both have said; it outlives their connection.';

    insert into swap_days
    select distinct least(s.requester_id, s.recipient_id), greatest(s.requester_id, s.recipient_id), ${dayOf}
    from babysitting_swaps s where s.requester_outcome = 'yes' and s.recipient_outcome = 'yes';

    update users u set swaps_done = greatest(u.swaps_done - surplus.swaps, 0)
    from (
      select member_id, sum(times - 1) as swaps
      from (
        select least(s.requester_id, s.recipient_id) as first, greatest(s.requester_id, s.recipient_id) as second,
          count(*) as times
        from babysitting_swaps s where s.requester_outcome = 'yes' and s.recipient_outcome = 'yes'
        group by 1, 2, ${dayOf}
      ) counted cross join lateral (values (first), (second)) as of_both (member_id)
      group by member_id
    ) surplus
    where surplus.member_id = u.id and surplus.swaps > 0;
  `);
}
