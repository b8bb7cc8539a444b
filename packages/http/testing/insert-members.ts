import { storeSlug } from '@nestmates/domain/market/shops/store-slug.ts';
import type { Knex } from '@nestmates/infrastructure/platform/database/knex.ts';
import type { MemberColumns } from './roles.ts';

/** The tables of other features, with the names that these tests give to their columns. */
const elsewhere: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  subscriptions: {
    subscriptionStatus: 'status',
    subscriptionTier: 'tier',
  },
  billing_customers: { stripeCustomerId: 'customerId' },
  shops: {
    shopName: 'name',
    storeSlug: 'slug',
    shopBio: 'bio',
    sellerBio: 'sellerBio',
    instagram: 'instagram',
    facebook: 'facebook',
    website: 'website',
    shopCreatedAt: 'createdAt',
    shopUpdatedAt: 'updatedAt',
  },
  payment_accounts: { stripeAccountId: 'providerAccountId', stripeAccountReady: 'ready' },
  ai_settings: { aiInsightsEnabled: 'enabled' },
};
const keysElsewhere: Readonly<Record<string, object>> = {
  billing_customers: { provider: 'sandbox' },
  payment_accounts: { provider: 'sandbox' },
};
const namesElsewhere = new Set(Object.values(elsewhere).flatMap(Object.keys));

function columnsIn(table: string, member: MemberColumns): Record<string, unknown> {
  const named = Object.entries(elsewhere[table] ?? {}).filter(([name]) => name in member);
  return Object.fromEntries(named.map(([name, column]) => [column, member[name]]));
}

const ofUser = (member: MemberColumns): MemberColumns =>
  Object.fromEntries(Object.entries(member).filter(([name]) => !namesElsewhere.has(name)));

function withShop(member: MemberColumns, at: Date): MemberColumns {
  const { shopName } = member;
  if (Object.keys(columnsIn('shops', member)).length === 0) return member;
  const slug = typeof shopName === 'string' ? storeSlug(shopName) : null;
  return { storeSlug: slug, shopCreatedAt: at, shopUpdatedAt: at, ...member };
}

/** Inserts members with the rows that their features hold about them: one statement for each table. */
export async function insertMembers(
  knex: Knex,
  given: readonly MemberColumns[],
  createdAt: Date,
): Promise<readonly number[]> {
  const members = given.map((member) => withShop(member, createdAt));
  const users: { id: number }[] = await knex('users')
    .insert(members.map((member) => ({ createdAt, ...ofUser(member) })))
    .returning('id');
  for (const table of Object.keys(elsewhere)) {
    const rows = members.flatMap((member, n) => {
      const columns = columnsIn(table, member);
      const keys = { userId: users[n]?.id, ...keysElsewhere[table] };
      return Object.keys(columns).length > 0 ? [{ ...columns, ...keys }] : [];
    });
    if (rows.length > 0) await knex(table).insert(rows);
  }
  return users.map(({ id }) => id);
}
