import type { Knex } from '../../../platform/database/knex.ts';

/** Its triggers watch the columns and the table that this one adds. */
export const after = '2026-11-20-profiles';

/** The columns that a packed profile is made of; updates of other columns do not pack it again. */
const watched = [
  'intake_basic_completed',
  'parenting_info_completed',
  'children_added',
  'onboarding_complete',
  'zip_code',
  'latitude',
  'longitude',
  'subscription_status',
  'subscription_tier',
  'has_unlocked',
  'parenting_vibe',
  'availability',
  'looking_for',
  'lifestyle_interests',
  'parenting_values',
  'support_needs',
  'social_preferences',
];
const each = (row: string) => `row(${watched.map((column) => `${row}.${column}`).join(', ')})`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table passes (
      member_id integer not null references users on delete cascade,
      passed_id integer not null references users on delete cascade,
      passed_at timestamptz not null,
      swipe boolean not null,
      primary key (member_id, passed_id),
      check (member_id <> passed_id)
    );
    create index passes_of_passed on passes (passed_id);

    -- One row for each member, for her newest day of swiping only.
    create table swipes (
      member_id integer primary key references users on delete cascade,
      day date not null,
      count integer not null
    ) with (fillfactor = 50);

    -- A point where members live: the middle of a zip or of a city. There are some forty thousand.
    create table neighborhoods (
      id integer generated always as identity primary key,
      latitude double precision not null,
      longitude double precision not null
    );
    create unique index neighborhoods_by_point on neighborhoods (latitude, longitude) include (id);

    -- Everyone who can be met. What is packed is written and read by the domain alone.
    create table match_profiles (
      member_id integer primary key references users on delete cascade,
      neighborhood_id integer not null references neighborhoods,
      encoding integer not null,
      packed bytea not null
    );
    -- Holds all that the search reads, so that it touches nothing but this index.
    create index match_profiles_nearby on match_profiles (neighborhood_id, member_id) include (packed);

    create function distance_km(lat1 float8, lng1 float8, lat2 float8, lng2 float8) returns float8
      language sql immutable parallel safe
      return 2 * 6371 * asin(sqrt(least(1, sin(radians(lat2 - lat1) / 2) ^ 2
        + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lng2 - lng1) / 2) ^ 2)));

    -- Whoever changes a member or her children, and by whatever way: her packed profile follows. Only who
    -- writes thousands and packs them herself says so, for her own transaction.
    create function packing_by_hand() returns boolean language sql stable
      return coalesce(current_setting('nestmates.packing', true), '') = 'by hand';

    create function repack_member() returns trigger language plpgsql as $$
    begin
      perform graphile_worker.add_job('matching.pack-profile', json_build_object('memberId', new.id),
        job_key := 'pack-profile-' || new.id);
      return null;
    end $$;
    create trigger repack_new_member after insert on users
      for each row when (new.onboarding_complete and not packing_by_hand()) execute function repack_member();
    create trigger repack_changed_member after update on users
      for each row when ((old.onboarding_complete or new.onboarding_complete) and not packing_by_hand()
        and ${each('old')} is distinct from ${each('new')})
      execute function repack_member();

    create function repack_parent() returns trigger language plpgsql as $$
    declare
      parent integer := coalesce(new.user_id, old.user_id);
    begin
      perform graphile_worker.add_job('matching.pack-profile', json_build_object('memberId', parent),
        job_key := 'pack-profile-' || parent)
      from users where id = parent and onboarding_complete;
      return null;
    end $$;
    create trigger repack_parent after insert or update or delete on children
      for each row when (not packing_by_hand()) execute function repack_parent();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger repack_parent on children;
    drop trigger repack_changed_member on users;
    drop trigger repack_new_member on users;
    drop function repack_parent, repack_member, packing_by_hand, distance_km;
    drop table match_profiles, neighborhoods, swipes, passes;
  `);
}
