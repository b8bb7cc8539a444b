import { createECDH } from 'node:crypto';
import type { Knex } from '../../platform/database/knex.ts';

/** The tables of `members`. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table users (
      id integer generated always as identity primary key,
      email text not null constraint users_email_taken unique check (email = lower(email)),
      password text not null,
      first_name text,
      last_name text,
      state text,
      city text,
      zip_code text,
      age smallint,
      intake_basic_completed boolean not null default false,
      parenting_info_completed boolean not null default false,
      children_added boolean not null default false,
      onboarding_complete boolean not null default false,
      parenting_vibe text[] not null default '{}',
      availability text[] not null default '{}',
      looking_for text[] not null default '{}',
      lifestyle_interests text[] not null default '{}',
      parenting_values text[] not null default '{}',
      support_needs text[] not null default '{}',
      social_preferences text[] not null default '{}',
      profile_photo_url text,
      bio text,
      has_unlocked boolean not null default false,
      unlocked_via text,
      unlocked_at timestamptz,
      is_admin boolean not null default false,
      reset_token text unique,
      reset_token_expires timestamptz,
      created_at timestamptz not null,
      -- Where a member counts as living. Plain degrees: whatever looks for neighbours, a grid or a tree,
      -- is an index over an expression of these two and changes no write.
      latitude double precision check (latitude between -90 and 90),
      longitude double precision check (longitude between -180 and 180),
      email_verified_at timestamptz,
      verification_token text unique,
      verification_token_expires timestamptz,
      -- Stays when a connection ends, with which its swaps are deleted.
      swaps_done integer not null default 0,
      constraint users_point_whole check ((latitude is null) = (longitude is null))
    );
    comment on table users is 'Accounts, and the profiles of their members.';
    comment on column users.has_unlocked is 'Whether an early-access code has given her Premium.';
    comment on column users.reset_token is 'The digest of the token in her newest reset link.';
    comment on column users.latitude is 'Of the center of her zip or city; never shown.';
    comment on column users.email_verified_at is 'When she opened the link that was sent to her address.';
    comment on column users.verification_token is 'The digest of the token in her newest verification link.';
    create index users_unlocked on users (unlocked_at desc) where has_unlocked;

    create table sessions (
      token_hash text primary key,
      user_id integer not null references users on delete cascade,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      password_confirmed_at timestamptz,
      id integer generated always as identity unique,
      user_agent text not null default '' check (char_length(user_agent) <= 300)
    );
    comment on table sessions is 'Who is signed in; a token is stored as its digest.';
    comment on column sessions.password_confirmed_at is
      'When she last gave her password in this session, at its login or later.';
    comment on column sessions.id is 'By which her list of devices names it; it opens nothing.';
    comment on column sessions.user_agent is 'What the browser said of itself when she signed in.';
    create index sessions_of_user on sessions (user_id);
    create index sessions_by_end on sessions (expires_at);

    create table notification_settings (
      member_id integer primary key references users on delete cascade,
      message_emails boolean not null default true,
      feedback_emails boolean not null default true,
      login_emails boolean not null default true,
      playdate_emails boolean not null default true,
      swap_emails boolean not null default true
    );
    comment on table notification_settings is 'Which letters a member wants; without a row all of them.';

    -- A browser that is signed out hears nothing: it goes with the session it was added in.
    create table push_devices (
      id integer generated always as identity primary key,
      member_id integer not null references users on delete cascade,
      session_hash text not null references sessions on delete cascade,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      added_at timestamptz not null
    );
    comment on table push_devices is 'Browsers that receive push notifications, each as long as its session.';
    create index push_devices_of_member on push_devices (member_id, id);
    create index push_devices_of_session on push_devices (session_hash);

    -- By these keys push services know the sender. Used where the configuration names none.
    create table vapid_keys (
      one boolean primary key default true check (one),
      public_key text not null,
      private_key text not null
    );
    comment on table vapid_keys is
      'The keys by which push services know this server, unless the configuration names others.';

    create table photos (
      name text primary key,
      owner_id integer references users on delete set null,
      -- What it is shown as; nothing while it is shown nowhere and may be swept away.
      used_as text,
      entered_at timestamptz not null
    );
    comment on table photos is
      'Stored photos, and what each is shown as; one that is shown as nothing is swept away.';
    create index photos_of_owner on photos (owner_id);
    create index photos_left_behind on photos (entered_at) where used_as is null or owner_id is null;
    create index photos_kept on photos (entered_at) where used_as = 'kept';

    create table children (
      id integer generated by default as identity primary key,
      user_id integer not null references users on delete cascade,
      position smallint not null,
      name text,
      gender text not null check (gender in ('boy', 'girl', 'non-binary')),
      age smallint not null check (age between 0 and 18),
      interests text[] not null default '{}',
      creative_play text[] not null default '{}',
      stem_play text[] not null default '{}',
      physical_play text[] not null default '{}',
      sensory_play text[] not null default '{}',
      nature_animals text[] not null default '{}',
      digital_media text[] not null default '{}',
      personality_social text[] not null default '{}',
      developmental_support text[] not null default '{}',
      daily_rhythm_env text[] not null default '{}',
      created_at timestamptz not null
    );
    comment on table children is 'The children of a member, in the order in which she entered them.';
    create index children_of_user on children (user_id, "position");

    create table known_browsers (
      id integer generated always as identity primary key,
      member_id integer not null references users on delete cascade,
      digest text not null,
      user_agent text not null check (char_length(user_agent) <= 300),
      first_login_at timestamptz not null,
      last_login_at timestamptz not null,
      unique (member_id, digest)
    );
    comment on table known_browsers is 'Browsers in which a member has logged in, the last used ones.';
    comment on column known_browsers.digest is 'Of her id and the token in the cookie of the browser.';
    comment on column known_browsers.user_agent is 'What the browser said of itself at the first login.';

    alter table event_heads add foreign key (member_id) references users on delete cascade;
    alter table events add foreign key (member_id) references users on delete cascade;

    -- However a session ends (logout, a new password, its time, a deleted account), its streams end too.
    create function tell_of_ended_session() returns trigger language plpgsql as $$
    begin
      perform pg_notify('nestmates_sessions', old.token_hash);
      return null;
    end $$;
    create trigger sessions_end after delete on sessions
      for each row execute function tell_of_ended_session();
  `);
  await insertVapidKeys(knex);
}

async function insertVapidKeys(knex: Knex): Promise<void> {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  await knex('vapid_keys').insert({
    publicKey: pair.getPublicKey('base64url'),
    // Numbers with leading zeros are shorter, but the format requires 32 bytes.
    privateKey: Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString('base64url'),
  });
}
