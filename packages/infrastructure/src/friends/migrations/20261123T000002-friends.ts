import type { Knex } from '../../platform/database/knex.ts';

/** The columns that a packed profile is made of; updates of other columns do not pack it again. */
const watchedColumns = [
  'intake_basic_completed',
  'parenting_info_completed',
  'children_added',
  'onboarding_complete',
  'zip_code',
  'latitude',
  'longitude',
  'has_unlocked',
  'parenting_vibe',
  'availability',
  'looking_for',
  'lifestyle_interests',
  'parenting_values',
  'support_needs',
  'social_preferences',
];
const watched = (row: string) => `row(${watchedColumns.map((column) => `${row}.${column}`).join(', ')})`;

const isSeller = (me: string, other: string) =>
  `exists (select from listing_conversations where buyer_id = ${other} and seller_id = ${me})`;
const hasOrdered = (me: string, other: string) =>
  `exists (select from listing_conversations where buyer_id = ${me} and seller_id = ${other} and ordered)`;
const connection = (me: string, other: string) => `
      select ${me} as member_id, ${other} as other_id, user_id1 as low_id, user_id2 as high_id,
        compatibility_score, created_at, true as connected,
        ${isSeller(me, other)} as is_seller, ${hasOrdered(me, other)} as has_ordered
      from matches where status = 'accepted'`;

const pair = 'least(c.buyer_id, c.seller_id), greatest(c.buyer_id, c.seller_id)';
const notConnected = `not exists (
        select from matches where (user_id1, user_id2) = (${pair}) and status = 'accepted'
      )`;

/** The tables of `friends`. What refers to tables of `together` and `market` gets its keys in their baselines. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table blocks (
      blocker_id integer not null references users on delete cascade,
      blocked_id integer not null references users on delete cascade,
      created_at timestamptz not null,
      primary key (blocker_id, blocked_id),
      check (blocker_id <> blocked_id)
    );
    comment on table blocks is 'Who has blocked whom.';
    create index blocks_of_blocked on blocks (blocked_id);
    create index blocks_by_age on blocks (blocker_id, created_at, blocked_id);

    -- One request in each direction, ever: a second one is refused, whatever became of the first.
    create table connection_requests (
      id integer generated always as identity primary key,
      requester_id integer not null references users on delete cascade,
      recipient_id integer not null references users on delete cascade,
      status text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'ended')),
      created_at timestamptz not null,
      responded_at timestamptz,
      check (requester_id <> recipient_id),
      check ((status = 'pending') = (responded_at is null)),
      unique (requester_id, recipient_id)
    );
    comment on table connection_requests is
      'Who has asked whom to connect: one request in each direction, whatever became of it.';
    create index connection_requests_waiting on connection_requests (recipient_id, id)
      where status = 'pending';
    create index connection_requests_of_recipient on connection_requests (recipient_id);

    create table matches (
      id integer generated always as identity primary key,
      user_id1 integer not null references users on delete cascade,
      user_id2 integer not null references users on delete cascade,
      compatibility_score smallint not null default 0 check (compatibility_score between 0 and 100),
      status text not null default 'pending' check (status in ('pending', 'accepted')),
      created_at timestamptz not null,
      check (user_id1 < user_id2),
      unique (user_id1, user_id2)
    );
    comment on table matches is 'Connections; the lower member id is the first.';
    comment on column matches.compatibility_score is 'At the time of connecting.';
    create index matches_of_first_by_age on matches (user_id1, id);
    create index matches_of_second_by_age on matches (user_id2, id);

    create table messages (
      id bigint generated always as identity,
      sender_id integer not null references users on delete cascade,
      receiver_id integer not null references users on delete cascade,
      message text not null check (char_length(message) between 1 and 2000),
      timestamp timestamptz not null,
      client_id text,
      low_id integer generated always as (least(sender_id, receiver_id)) stored not null,
      high_id integer generated always as (greatest(sender_id, receiver_id)) stored not null,
      playdate_id integer,
      -- A page of a thread is one walk down this index, and the newest message its first step. There is no
      -- index on the id alone: in a quiet thread it would lead past everybody else's messages.
      primary key (low_id, high_id, id),
      check (sender_id <> receiver_id),
      unique (sender_id, client_id)
    );
    comment on table messages is 'What members have written to each other.';
    comment on column messages.client_id is
      'Generated by the page, so that a repeated request is recognized.';
    comment on column messages.playdate_id is 'The playdate that the message proposes times for.';
    -- What one has written to the other beyond a mark is counted in this index alone.
    create index messages_received on messages (receiver_id, sender_id, id);
    create index messages_of_playdate on messages (playdate_id) where playdate_id is not null;

    -- How far a member has seen the thread with another. Unread is what lies beyond: nothing is counted
    -- up and down, so nothing can be off by one for ever.
    create table read_marks (
      member_id integer not null references users on delete cascade,
      other_id integer not null references users on delete cascade,
      up_to bigint not null,
      primary key (member_id, other_id)
    ) with (fillfactor = 70);
    comment on table read_marks is 'Up to which message a member has read the thread with another.';
    create index read_marks_of_other on read_marks (other_id);

    -- The last e-mail about unread messages, and how far it spoke of them.
    create table message_digests (
      member_id integer primary key references users on delete cascade,
      at timestamptz,
      up_to bigint not null default 0
    );
    comment on table message_digests is
      'The last letter about unread messages, and up to which message it spoke of them.';

    create table passes (
      member_id integer not null references users on delete cascade,
      passed_id integer not null references users on delete cascade,
      passed_at timestamptz not null,
      swipe boolean not null,
      primary key (member_id, passed_id),
      check (member_id <> passed_id)
    );
    comment on table passes is 'Whom a member has passed; a pass expires after 30 days.';
    comment on column passes.swipe is 'Whether it was counted as one of her daily swipes.';
    create index passes_of_passed on passes (passed_id);

    -- One row for each member, for the newest day of swiping only.
    create table swipes (
      member_id integer primary key references users on delete cascade,
      day date not null,
      count integer not null
    ) with (fillfactor = 50);
    comment on table swipes is 'How many swipes a member has made on her newest day of swiping.';

    -- A point where members live: the middle of a zip or of a city. There are some forty thousand.
    create table neighborhoods (
      id integer generated always as identity primary key,
      latitude double precision not null,
      longitude double precision not null
    );
    comment on table neighborhoods is 'The points where members live: centers of zips and of cities.';
    create unique index neighborhoods_by_point on neighborhoods (latitude, longitude) include (id);

    -- Everyone who can be met. What is packed is written and read by the domain alone.
    create table match_profiles (
      member_id integer primary key references users on delete cascade,
      neighborhood_id integer not null references neighborhoods,
      encoding integer not null,
      packed text not null
    );
    comment on table match_profiles is 'Everyone the search can find, with her profile packed for scoring.';
    comment on column match_profiles.encoding is
      'The version of the packed form; another one is packed again.';
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
    alter table packed_neighborhoods alter members set storage external;
    comment on table packed_neighborhoods is
      'The packed members of a neighborhood as one value for each encoding, collected from match_profiles by its triggers.';
    comment on column packed_neighborhoods.version is
      'Never the same for two values, so that a process knows whether it has read this one.';
    comment on column packed_neighborhoods.members is 'Base64, the newest member first.';

    create table listing_conversations (
      buyer_id integer not null references users on delete cascade,
      seller_id integer not null references users on delete cascade,
      listing_id integer not null,
      begun_at timestamptz not null,
      asked_at timestamptz not null,
      ordered boolean not null default false,
      primary key (buyer_id, seller_id),
      check (buyer_id <> seller_id)
    );
    comment on table listing_conversations is
      'Buyers who may write to sellers without being connected, and the listing that each has asked about last.';
    comment on column listing_conversations.ordered is
      'Whether the buyer has bought something of the seller: she may write about it in any plan.';
    create index listing_conversations_of_seller on listing_conversations (seller_id, buyer_id);
    create index listing_conversations_of_listing on listing_conversations (listing_id);

    create function distance_km(lat1 float8, lng1 float8, lat2 float8, lng2 float8) returns float8
      language sql immutable parallel safe
      return 2 * 6371 * asin(sqrt(least(1, sin(radians(lat2 - lat1) / 2) ^ 2
        + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lng2 - lng1) / 2) ^ 2)));

    -- Whatever changes a member or a child of theirs: the packed profile follows. Only a transaction that
    -- writes thousands and packs them itself says so.
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
        and ${watched('old')} is distinct from ${watched('new')})
      execute function repack_member();

    create function repack_owner() returns trigger language plpgsql as $$
    declare
      parent integer := coalesce(new.user_id, old.user_id);
    begin
      perform graphile_worker.add_job('matching.pack-profile', json_build_object('memberId', parent),
        job_key := 'pack-profile-' || parent)
      from users where id = parent and onboarding_complete;
      return null;
    end $$;
    create trigger repack_parent after insert or update or delete on children
      for each row when (not packing_by_hand()) execute function repack_owner();

    -- Whoever waits for the lock of a neighborhood reads what was committed before, since each statement of a
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

    -- Who may write to whom, seen from each side. Where each has asked the other about a listing, the row of
    -- the one who sees it as a buyer is for both.
    create view correspondents as
      ${connection('user_id1', 'user_id2')}
      union all
      ${connection('user_id2', 'user_id1')}
      union all
      select c.buyer_id, c.seller_id, ${pair}, null, c.begun_at, false, ${isSeller('c.buyer_id', 'c.seller_id')},
        c.ordered
      from listing_conversations c where ${notConnected}
      union all
      select c.seller_id, c.buyer_id, ${pair}, null, c.begun_at, false, true, false
      from listing_conversations c where ${notConnected} and not exists (
        select from listing_conversations reverse
        where reverse.buyer_id = c.seller_id and reverse.seller_id = c.buyer_id
      );
    comment on view correspondents is
      'Who may write to whom, seen from each side.';
  `);
}
