import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table shown_strangers (
      viewer_id integer not null references users on delete cascade,
      member_id integer not null references users on delete cascade,
      day date not null,
      by_number boolean not null,
      primary key (viewer_id, day, member_id)
    );
    create index shown_strangers_of_member on shown_strangers (member_id);
    create index shown_strangers_by_day on shown_strangers (day);
    comment on table shown_strangers is
      'Which strangers a member was shown on a day, to limit how many; kept for 30 days.';
    comment on column shown_strangers.by_number is 'Looked up by number, without that a list had shown her.';

    -- Each statement of a function has a snapshot of its own, so whoever waits for the lock counts what was noted before.
    create function note_strangers(
      viewer integer, members integer[], today date, most integer, most_by_number integer
    ) returns integer[] language plpgsql as $$
    declare
      room integer;
    begin
      perform pg_advisory_xact_lock(7261004, viewer);
      select least(most - count(*), coalesce(most_by_number - count(*) filter (where by_number), most))
        into room from shown_strangers where viewer_id = viewer and day = today;
      insert into shown_strangers (viewer_id, member_id, day, by_number)
      select viewer, u.id, today, most_by_number is not null
      from (
        select m.id from unnest(members) with ordinality as m(id, nth)
        where not exists (
          select from shown_strangers s where s.viewer_id = viewer and s.day = today and s.member_id = m.id
        )
        order by m.nth limit greatest(room, 0)
      ) new join users u on u.id = new.id
      order by u.id on conflict do nothing;
      return array(
        select member_id from shown_strangers
        where viewer_id = viewer and day = today and member_id = any(members)
      );
    end $$;
  `);
}
