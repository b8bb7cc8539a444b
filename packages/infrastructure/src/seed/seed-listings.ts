import {
  type ListingContent,
  noDetails,
  requireContent,
} from '@nestmates/domain/market/listings/listing-content.ts';
import { lookAlikeKey } from '@nestmates/domain/market/shops/look-alike-key.ts';
import { storeSlug } from '@nestmates/domain/market/shops/store-slug.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { ListingStatus } from '@nestmates/domain/platform/shared/listing-words.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { columnsOf, ListingModel } from '../market/listings/listing-models.ts';
import { ShopModel } from '../market/shops/shop-model.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { timeAgo } from './brooklyn-time.ts';
import { drawnPhoto } from './drawn-photos.ts';
import { photosOfThing } from './listings/listing-drawings.ts';
import { neighborsListings } from './listings/neighbors-listings.ts';
import { pastSales } from './listings/past-sales.ts';
import { type PlannedListing, plannedListings, plannedShops } from './listings/planned-listings.ts';

type Ids = ReadonlyMap<string, MemberId>;

const contentOf = (
  { of: _, picture, daysAgo: __, inDays, ended: ___, ...planned }: PlannedListing,
  now: Date,
): ListingContent =>
  requireContent({
    ...noDetails,
    type: planned.serviceIcon ? 'service' : 'product',
    photoUrls: photosOfThing({ ...planned, picture }).map(({ name }) => drawnPhoto(name)),
    ...planned,
    serviceDate: inDays === undefined ? null : later(now, days(inDays)).toISOString().slice(0, 10),
  });

const idOf = (ids: Ids, name: string): MemberId => {
  const id = ids.get(`${name}@nestmates.test`);
  if (id === undefined) throw new Error(`${name} is no member`);
  return id;
};

/** The shops of named members, who can be paid, and listings of theirs and of generated members near Ana. */
export async function seedListings({ db }: KnexTransaction, ids: Ids, now: Date): Promise<void> {
  for (const { of, name, sellerBio, instagram } of plannedShops) {
    const userId = idOf(ids, of);
    const keys = { slug: storeSlug(name), nameKey: lookAlikeKey(name) };
    await ShopModel.query(db).insert({
      userId,
      name,
      ...keys,
      sellerBio,
      instagram,
      createdAt: now,
      updatedAt: now,
    });
    const providerAccountId = `sandbox_demo_${of}`;
    await db('sandbox_sellers').insert({
      accountId: providerAccountId,
      key: `seller-${userId}-account`,
      pageToken: providerAccountId,
      returnUrl: '/marketplace',
      canBePaid: true,
    });
    await db('payment_accounts').insert({ userId, provider: 'sandbox', providerAccountId, ready: true });
  }
  const neighbors = await neighborsOf(idOf(ids, 'ana'), { db });
  const sellerOf = ({ of }: PlannedListing, nth: number): MemberId => {
    const neighbor = neighbors[nth % neighbors.length];
    return of === 'demo' && neighbor ? neighbor : idOf(ids, of);
  };
  const rows = [...plannedListings, ...neighborsListings].map((planned, nth) => {
    const at = timeAgo(days(planned.daysAgo), now);
    const userId = sellerOf(planned, nth);
    const isDemo = planned.of === 'demo';
    const status: ListingStatus = planned.ended ? 'ended' : 'active';
    return { ...columnsOf(contentOf(planned, now)), userId, isDemo, status, createdAt: at, updatedAt: at };
  });
  await ListingModel.query(db).insert(rows);
  await ListingModel.query(db).insert(soldBy(neighbors, now));
}

/** Sold long ago: they only tell what such things cost. */
const soldBy = (neighbors: readonly MemberId[], now: Date) =>
  pastSales
    .flatMap(([category, sold]) => sold.map(([title, dollars]) => ({ category, title, dollars })))
    .map(({ category, title, dollars }, nth) => {
      const written = {
        title,
        category,
        description: '',
        type: 'product',
        priceCents: dollars * 100,
      } as const;
      const seller = {
        userId: neighbors[nth % neighbors.length] ?? 0,
        isDemo: true,
        status: 'sold',
      } as const;
      const times = {
        createdAt: timeAgo(days(120 + nth), now),
        updatedAt: timeAgo(days(100 + nth), now),
      };
      return { ...columnsOf(requireContent({ ...noDetails, ...written })), ...seller, ...times };
    });

async function neighborsOf(id: MemberId, { db }: Pick<KnexTransaction, 'db'>): Promise<readonly MemberId[]> {
  const home: { city: string; state: string } = await db('users').where({ id }).first('city', 'state');
  const isGenerated = db('users').where(home).whereRaw("email ~ '[.][0-9]+@'");
  return isGenerated.orderBy('id').limit(16).pluck('id');
}
