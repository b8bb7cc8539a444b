import { requireSeller } from '@nestmates/domain/market/listings/selling-rules.ts';
import { lookAlikeKey } from '@nestmates/domain/market/shops/look-alike-key.ts';
import { handleOf, requireShopName, websiteOf } from '@nestmates/domain/market/shops/shop-rules.ts';
import { storeSlug, storeSlugIn } from '@nestmates/domain/market/shops/store-slug.ts';
import { averageRating } from '@nestmates/domain/members/profiles/average-rating.ts';
import { isOnboarded } from '@nestmates/domain/platform/access/progress.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import { requireOwnShopName } from '@nestmates/domain/platform/shared/own-name.ts';
import { viewOfMember } from '../../members/accounts/member-view.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { MemberView } from '../../platform/access/member-view.ts';
import { pageSize } from '../../platform/contract/page-size.ts';
import type { Upload } from '../../platform/contract/upload.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { pageOfListings, type Viewer, viewOfSeller } from '../listings/view-of-listing.ts';
import type { SellerProfile, SellerProfileView, StorefrontView, StoreView } from './contract.ts';
import type { ShopRow } from './ports.ts';

export class Shops extends useCase(
  'shopStore',
  'shopQueries',
  'listingQueries',
  'members',
  'profilePhotos',
  'transaction',
  'clock',
) {
  async saveProfile(by: Caller, form: SellerProfile, photo: Upload | undefined): Promise<MemberView> {
    const { shopStore: store, members, profilePhotos: photos, transaction, clock } = this.needs;
    await this.#requireSeller(by);
    const name = requireShopName(form.shopName);
    const profile = {
      userId: by.id,
      name,
      slug: storeSlug(name),
      nameKey: lookAlikeKey(name),
      sellerBio: form.bio,
      instagram: handleOf('instagram', form.instagram ?? ''),
      facebook: handleOf('facebook', form.facebook ?? ''),
      website: websiteOf(form.website ?? ''),
    };
    const saved = await transaction.run(async () => {
      const { shopName } = await members.lock(by.id);
      requireOwnShopName(name, shopName);
      await store.save(profile, clock.now());
      return viewOfMember(await members.lock(by.id), by);
    });
    return photo ? (await photos.upload(by, photo)).user : saved;
  }

  async store(by: Caller): Promise<StoreView> {
    await this.#requireSeller(by);
    const { ready, ...facts } = await this.needs.shopQueries.storeOf(by.id);
    return {
      connected: ready,
      storeSlug: facts.slug,
      activeListings: facts.activeListings,
      completedOrders: facts.completedOrders,
      rating: averageRating(facts.ratingSum ?? 0, facts.ratingCount ?? 0),
      checklist: {
        profile: facts.shopName !== null && facts.sellerBio !== null,
        photo: facts.profilePhotoUrl !== null,
        payments: ready,
        listing: facts.activeListings > 0,
      },
      ...(facts.hidden && { hidden: facts.hidden }),
    };
  }

  async storefront(by: Viewer, shopName: string): Promise<StorefrontView> {
    const row = await this.#find(by, shopName, 'We could not find this store.');
    const { zipCode: _, ...seller } = viewOfSeller(row, by);
    const { sellerBio, website, instagram, facebook } = row;
    const { default: limit } = pageSize;
    const found = await this.needs.listingQueries.onSaleOf(row.id, by?.id, { limit: limit + 1 });
    const { items, next } = pageOfListings(found, limit, by);
    return {
      seller: { ...seller, shopName: row.shopName, sellerBio, website, instagram, facebook },
      listings: items,
      next: next === undefined ? null : String(next),
      ...(row.hidden && { hidden: row.hidden }),
    };
  }

  async sellerProfile(by: Viewer, shopName: string): Promise<SellerProfileView> {
    const row = await this.#find(by, shopName, 'We could not find this profile.');
    const { zipCode: _, ...seller } = viewOfSeller(row, by);
    const { sellerBio, website, instagram, facebook, lastName, age, createdAt } = row;
    const view = {
      ...seller,
      shopName: row.shopName,
      sellerBio,
      website,
      instagram,
      facebook,
      createdAt: createdAt.toISOString(),
    };
    return by && isOnboarded(by.progress) ? { ...view, lastName, age } : view;
  }

  async #find(by: Viewer, shopName: string, message: string): Promise<ShopRow> {
    const row = await this.needs.shopQueries.bySlug(storeSlugIn(shopName), by?.id);
    if (!row) throw notFound(message);
    return row;
  }

  async #requireSeller(by: Caller): Promise<void> {
    requireSeller({ plan: by.plan, hasListings: await this.needs.listingQueries.hasAny(by.id) });
  }
}
