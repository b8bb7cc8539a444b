import type { Knex } from '../../../platform/database/knex.ts';

export const after = '2026-11-20-matching';

/**
 * What is packed becomes text, which PostgreSQL sends as it is stored; bytes are written as hexadecimal digits
 * for every search. Members are packed again by the job that packs those without a packed profile.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    truncate match_profiles;
    drop index match_profiles_nearby;
    alter table match_profiles alter column packed type text using '';
    create index match_profiles_of_neighborhood on match_profiles (neighborhood_id);

    create sequence packed_neighborhood_versions;
    create table packed_neighborhoods (
      neighborhood_id integer not null references neighborhoods,
      encoding integer not null,
      member_count integer not null,
      version bigint not null default nextval('packed_neighborhood_versions'),
      members text not null,
      primary key (neighborhood_id, encoding) include (member_count, version)
    );
    alter table packed_neighborhoods alter column members set storage external;
    comment on table packed_neighborhoods is
      'The packed members of a neighborhood as one value for each encoding, collected from match_profiles by its triggers.';
    comment on column packed_neighborhoods.version is 'Never the same for two values, so that a process knows whether it has read this one.';
    comment on column packed_neighborhoods.members is 'Base64, the newest member first.';

    -- Who waits for the lock of a neighborhood reads what was committed before, since each statement of a
    -- function has a snapshot of its own; so no change is lost.
    create function collect_neighborhoods(changed integer[]) returns void language plpgsql as $$
    begin
      perform from neighborhoods where id = any(changed) order by id for no key update;
      delete from packed_neighborhoods where neighborhood_id = any(changed);
      insert into packed_neighborhoods (neighborhood_id, encoding, member_count, members)
      select neighborhood_id, encoding, count(*), string_agg(packed, '' order by member_id desc)
      from match_profiles where neighborhood_id = any(changed)
      group by neighborhood_id, encoding;
    end $$;

    create function collecting_by_hand() returns boolean language sql stable
      return coalesce(current_setting('nestmates.collecting', true), '') = 'by hand';

    create function collect_changed() returns trigger language plpgsql as $$
    begin
      if collecting_by_hand() then return null; end if;
      if tg_op = 'INSERT' then
        perform collect_neighborhoods(array(select distinct neighborhood_id from present));
      elsif tg_op = 'DELETE' then
        perform collect_neighborhoods(array(select distinct neighborhood_id from former));
      else
        perform collect_neighborhoods(array(
          select neighborhood_id from former union select neighborhood_id from present
        ));
      end if;
      return null;
    end $$;
    create trigger collect_added after insert on match_profiles
      referencing new table as present for each statement execute function collect_changed();
    create trigger collect_changed after update on match_profiles
      referencing old table as former new table as present for each statement execute function collect_changed();
    create trigger collect_removed after delete on match_profiles
      referencing old table as former for each statement execute function collect_changed();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    truncate match_profiles;
    drop trigger collect_added on match_profiles;
    drop trigger collect_changed on match_profiles;
    drop trigger collect_removed on match_profiles;
    drop function collect_changed, collecting_by_hand, collect_neighborhoods;
    drop table packed_neighborhoods;
    drop sequence packed_neighborhood_versions;
    drop index match_profiles_of_neighborhood;
    alter table match_profiles alter column packed type bytea using '';
    create index match_profiles_nearby on match_profiles (neighborhood_id, member_id) include (packed);
  `);
}
