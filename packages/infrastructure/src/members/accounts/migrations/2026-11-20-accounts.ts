import type { Knex } from '../../../platform/database/knex.ts';

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
      shop_name text,
      shop_bio text,
      seller_bio text,
      instagram text,
      facebook text,
      website text,
      stripe_customer_id text,
      stripe_subscription_id text,
      subscription_status text not null default 'inactive',
      subscription_tier text not null default 'free',
      stripe_account_id text,
      ai_insights_enabled boolean not null default true,
      has_unlocked boolean not null default false,
      unlocked_via text,
      unlocked_at timestamptz,
      is_admin boolean not null default false,
      reset_token text unique,
      reset_token_expires timestamptz,
      created_at timestamptz not null
    );

    create table sessions (
      token_hash text primary key,
      user_id integer not null references users on delete cascade,
      expires_at timestamptz not null,
      created_at timestamptz not null
    );
    create index sessions_of_user on sessions (user_id);
    create index sessions_by_end on sessions (expires_at);

    -- Unlogged: counting must be quick, and after a crash everyone may begin at nought.
    create unlogged table attempts (
      what text not null,
      who text not null,
      count integer not null,
      resets_at timestamptz not null,
      primary key (what, who)
    );

    create table sandbox_mail (
      id integer generated always as identity primary key,
      "to" text not null,
      subject text not null,
      text text not null,
      html text not null,
      sent_at timestamptz not null
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table sandbox_mail, attempts, sessions, users');
}
