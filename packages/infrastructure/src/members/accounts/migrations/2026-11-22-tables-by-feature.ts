import type { Knex } from '../../../platform/database/knex.ts';

/** The columns of `users` that a packed profile is made of; updates of other columns do not pack it again. */
const watchedBefore = [
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
const watched = watchedBefore.filter((column) => !column.startsWith('subscription_'));

const repackChangedMember = (columns: readonly string[]) => {
  const each = (row: string) => `row(${columns.map((column) => `${row}.${column}`).join(', ')})`;
  return `create trigger repack_changed_member after update on users
    for each row when ((old.onboarding_complete or new.onboarding_complete) and not packing_by_hand()
      and ${each('old')} is distinct from ${each('new')})
    execute function repack_member();`;
};

/** As the domain makes the address of a store from its name. */
const slugOf = (name: string) =>
  `regexp_replace(regexp_replace(regexp_replace(lower(trim(${name})), '[''’]', '', 'g'), '\\s+', '-', 'g'),
    '[^a-z0-9-]', '', 'g') || '-store-front'`;

/** The account and the profile stay in `users`; what other features hold about a member moves to their tables. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table shops (
      user_id integer primary key references users on delete cascade,
      name text,
      slug text unique,
      bio text,
      seller_bio text,
      instagram text,
      facebook text,
      website text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    -- Of two stores with one name only the older member's has an address, until the other is renamed.
    insert into shops (user_id, name, slug, bio, seller_bio, instagram, facebook, website, created_at, updated_at)
    select id, shop_name,
      case when row_number() over (partition by slug order by id) = 1 then slug end,
      shop_bio, seller_bio, instagram, facebook, website, now(), now()
    from (select *, ${slugOf('shop_name')} as slug from users) u
    where coalesce(shop_name, shop_bio, seller_bio, instagram, facebook, website) is not null;

    create table subscriptions (
      user_id integer primary key references users on delete cascade,
      status text not null default 'inactive',
      tier text not null default 'free',
      provider_customer_id text unique,
      provider_subscription_id text unique,
      period_ends_at timestamptz
    );
    insert into subscriptions (user_id, status, tier, provider_customer_id, provider_subscription_id)
    select id, subscription_status, subscription_tier, stripe_customer_id, stripe_subscription_id from users
    where subscription_status <> 'inactive' or subscription_tier <> 'free'
      or coalesce(stripe_customer_id, stripe_subscription_id) is not null;

    create table payment_accounts (
      user_id integer primary key references users on delete cascade,
      provider_account_id text not null unique,
      ready boolean not null default false
    );
    insert into payment_accounts (user_id, provider_account_id)
    select id, stripe_account_id from users where stripe_account_id is not null;

    create table ai_settings (
      user_id integer primary key references users on delete cascade,
      enabled boolean not null default true,
      parenting_style_override text check (char_length(parenting_style_override) <= 1000),
      challenges text check (char_length(challenges) <= 1000),
      children_notes text check (char_length(children_notes) <= 1000)
    );
    insert into ai_settings (user_id, enabled)
    select id, ai_insights_enabled from users where not ai_insights_enabled;

    drop trigger repack_changed_member on users;
    alter table users
      drop column shop_name, drop column shop_bio, drop column seller_bio,
      drop column instagram, drop column facebook, drop column website,
      drop column stripe_customer_id, drop column stripe_subscription_id,
      drop column subscription_status, drop column subscription_tier,
      drop column stripe_account_id, drop column ai_insights_enabled;
    ${repackChangedMember(watched)}
    alter function repack_parent rename to repack_owner;
    create trigger repack_subscriber after insert or delete on subscriptions
      for each row when (not packing_by_hand()) execute function repack_owner();
    create trigger repack_changed_subscriber after update on subscriptions
      for each row when (not packing_by_hand()
        and row(old.status, old.tier) is distinct from row(new.status, new.tier))
      execute function repack_owner();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger repack_changed_member on users;
    alter table users
      add column shop_name text, add column shop_bio text, add column seller_bio text,
      add column instagram text, add column facebook text, add column website text,
      add column stripe_customer_id text, add column stripe_subscription_id text,
      add column subscription_status text not null default 'inactive',
      add column subscription_tier text not null default 'free',
      add column stripe_account_id text,
      add column ai_insights_enabled boolean not null default true;
    update users u set shop_name = s.name, shop_bio = s.bio, seller_bio = s.seller_bio,
      instagram = s.instagram, facebook = s.facebook, website = s.website
    from shops s where s.user_id = u.id;
    update users u set subscription_status = s.status, subscription_tier = s.tier,
      stripe_customer_id = s.provider_customer_id, stripe_subscription_id = s.provider_subscription_id
    from subscriptions s where s.user_id = u.id;
    update users u set stripe_account_id = p.provider_account_id from payment_accounts p where p.user_id = u.id;
    update users u set ai_insights_enabled = a.enabled from ai_settings a where a.user_id = u.id;
    drop table ai_settings, payment_accounts, subscriptions, shops;
    alter function repack_owner rename to repack_parent;
    ${repackChangedMember(watchedBefore)}
  `);
}
