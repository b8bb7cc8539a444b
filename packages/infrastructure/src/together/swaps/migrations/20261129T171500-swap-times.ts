import type { Knex } from '../../../platform/database/knex.ts';

const utc = (at: string): string => `to_char((${at}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI')`;

/**
 * A swap has an end, kept as its length, so that a time which moves keeps it. Nobody has agreed on the end of one from
 * before; in the calendars it takes two hours. The former version of the server may run on these tables: it writes only
 * \`date\` of an event, answers swaps with other times, and cancels swaps with children of the recipient.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table babysitting_swaps
      add length_ms integer check (length_ms between 1 and 86400000),
      add other_dates timestamptz[] not null default '{}' check (cardinality(other_dates) <= 2),
      add other_lengths_ms integer[] not null default '{}',
      add proposed_length_ms integer check (proposed_length_ms between 1 and 86400000),
      add place_of integer references users on delete cascade,
      add recipient_child_ids integer[] not null default '{}' check (cardinality(recipient_child_ids) <= 20),
      add check (cardinality(other_dates) = cardinality(other_lengths_ms)),
      add check (place_of is null or place_of in (requester_id, recipient_id));
    comment on column babysitting_swaps.length_ms is
      'From its beginning to its end; null where the two have not agreed on an end.';
    comment on column babysitting_swaps.other_dates is
      'Other times that are offered as well, with the length of each in other_lengths_ms.';
    comment on column babysitting_swaps.proposed_length_ms is 'Null where the proposed time keeps the length.';
    comment on column babysitting_swaps.place_of is
      'Whose place it is at. The address is not stored; location has its name for everybody else.';
    comment on column babysitting_swaps.recipient_child_ids is
      'Children of the recipient who come along to the place of the requester.';

    update calendar_events set ends_at = date + interval '2 hours', time = jsonb_build_object(
      'kind', 'timed', 'start', ${utc('date')}, 'end', ${utc("date + interval '2 hours'")}, 'timeZone', 'UTC')
    where swap_id is not null and time is null;

    create function keep_length_of_swap_event() returns trigger language plpgsql as $$
    declare
      length interval := '2 hours';
    begin
      if tg_op = 'UPDATE' then
        if new.time is distinct from old.time then return new; end if;
        length := coalesce(old.ends_at - old.date, length);
      elsif new.time is not null then return new;
      end if;
      new.ends_at := new.date + length;
      new.time := jsonb_build_object(
        'kind', 'timed', 'start', ${utc('new.date')}, 'end', ${utc('new.ends_at')}, 'timeZone', 'UTC');
      return new;
    end $$;
    create trigger swap_event_keeps_length before insert or update of date on calendar_events
      for each row when (new.swap_id is not null) execute function keep_length_of_swap_event();
  `);
}
