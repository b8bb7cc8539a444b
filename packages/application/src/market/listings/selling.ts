import { requirePermitted } from '@nestmates/domain/market/listings/forbidden-listing.ts';
import {
  changeListing,
  editListing,
  type Listing,
  listingNotFound,
  requireOwn,
} from '@nestmates/domain/market/listings/listing.ts';
import type { ListingContent } from '@nestmates/domain/market/listings/listing-content.ts';
import { requirePriceUpTo } from '@nestmates/domain/market/listings/price.ts';
import { requireMake, requireYear } from '@nestmates/domain/market/listings/product-make.ts';
import { requirePayments, requireSellingPlan } from '@nestmates/domain/market/listings/selling-rules.ts';
import { requireServiceDate, serviceEndsAt } from '@nestmates/domain/market/listings/service-date.ts';
import { selfieCheckRequired } from '@nestmates/domain/platform/access/selfie-check.ts';
import type { ListingId } from '@nestmates/domain/platform/shared/ids.ts';
import { requireNotRecalled } from '@nestmates/domain/trust/recalls/recall.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import {
  formatTimeCursor,
  type Page,
  type PageRequest,
  pageOf,
  type TimeCursor,
} from '../../platform/contract/paging.ts';
import type { Upload } from '../../platform/contract/upload.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { EditedListing, NewListing } from './contract.ts';
import { editedContent, needsMake, newContent } from './listing-content.ts';
import type { OwnListingView } from './listing-view.ts';
import { priceFell } from './price-fell.ts';
import { endDatedService, endKey } from './service-ends.ts';
import { viewOfOwnListing } from './view-of-listing.ts';

/** What goes on sale again needs what something new needs; a seller pauses without either. */
function requireBackOnSale({ plan, mustCheckPhoto }: Pick<Caller, 'plan' | 'mustCheckPhoto'>): void {
  if (mustCheckPhoto) throw selfieCheckRequired();
  requireSellingPlan(plan);
}

/** What a seller does with their listings. */
export class Selling extends useCase(
  'listingStore',
  'listingQueries',
  'listingPhotos',
  'paymentAccounts',
  'knownRecalls',
  'jobs',
  'transaction',
  'clock',
  'maxPrice',
) {
  async mine(by: Caller, { limit, before }: PageRequest<TimeCursor>): Promise<Page<OwnListingView>> {
    const found = await this.needs.listingQueries.ownOf(by.id, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ cursor }) => formatTimeCursor(cursor));
    return { ...rest, items: items.map((row) => viewOfOwnListing(row, by)) };
  }

  async uploadPhoto(by: Caller, upload: Upload): Promise<{ imageUrl: string }> {
    return { imageUrl: await this.needs.listingPhotos.upload(by.id, upload) };
  }

  async create(by: Caller, form: NewListing, file: Upload | undefined): Promise<OwnListingView> {
    const {
      listingStore: store,
      listingPhotos: photos,
      paymentAccounts: accounts,
      transaction,
      clock,
    } = this.needs;
    requireSellingPlan(by.plan);
    requirePayments(await accounts.statusOf(by));
    const asked = newContent(form);
    requirePriceUpTo(this.needs.maxPrice, asked.priceCents);
    await this.#requireSellable(asked);
    requireMake(asked);
    requireServiceDate(asked, clock.now());
    const uploaded = file ? [await photos.upload(by.id, file)] : [];
    const content = newContent({ ...form, imageUrls: [...uploaded, ...asked.photoUrls] });
    return transaction.run(async () => {
      await photos.use(by.id, content.photoUrls);
      const id = await store.add({ ...content, userId: by.id, createdAt: clock.now() });
      await this.#scheduleEnd(id, content);
      return this.#view(by, id);
    });
  }

  edit(by: Caller, id: ListingId, form: EditedListing): Promise<OwnListingView> {
    const { listingPhotos: photos, jobs, clock, maxPrice } = this.needs;
    return this.#change(by, id, async (listing) => {
      const edited = editListing(listing, editedContent(listing, form), clock.now());
      await this.#requireSellable(edited);
      if (needsMake(listing, edited, form)) requireMake(edited);
      // What has ended goes on sale again.
      if (edited.status !== listing.status) requireBackOnSale(by);
      if (edited.priceCents !== listing.priceCents) requireSellingPlan(by.plan);
      if (edited.priceCents > listing.priceCents) requirePriceUpTo(maxPrice, edited.priceCents);
      if (edited.priceCents < listing.priceCents) await jobs.add(priceFell, { listingId: id });
      await photos.replace(listing, edited.photoUrls);
      if (edited.serviceDate !== listing.serviceDate) await this.#scheduleEnd(id, edited);
      return edited;
    });
  }

  changeStatus(by: Caller, id: ListingId, action: 'pause' | 'resume'): Promise<OwnListingView> {
    return this.#change(by, id, async (listing) => {
      // What is for sale stays a while for whoever sells no more, and nothing comes to it.
      if (action === 'resume') {
        requireBackOnSale(by);
        await this.#requireSellable(listing);
      }
      return changeListing(listing, action, 'seller', this.needs.clock.now());
    });
  }

  /** Its photos stay for those who have bought it. */
  async remove(by: Caller, id: ListingId): Promise<Confirmation> {
    const { listingStore: store, transaction, clock } = this.needs;
    return transaction.run(async () => {
      const listing = await this.#lock(by, id);
      await store.save(changeListing(listing, 'remove', 'seller', clock.now()), listing.status);
      return { message: 'Listing deleted' };
    });
  }

  /** A day that it had before is not its day any more when the job of that comes. */
  async #scheduleEnd(listingId: ListingId, { serviceDate }: Pick<Listing, 'serviceDate'>): Promise<void> {
    if (serviceDate === null) return;
    const timing = { at: serviceEndsAt(serviceDate), key: endKey(listingId) };
    await this.needs.jobs.add(endDatedService, { listingId }, timing);
  }

  /** Neither forbidden nor recalled. */
  async #requireSellable(content: ListingContent): Promise<void> {
    const { knownRecalls: recalls, clock } = this.needs;
    requireYear(content, clock.now());
    requirePermitted(content, clock.now());
    requireNotRecalled(content, await recalls.all());
  }

  #change(
    by: Caller,
    id: ListingId,
    changed: (listing: Listing) => Promise<Listing>,
  ): Promise<OwnListingView> {
    const { listingStore: store, transaction } = this.needs;
    return transaction.run(async () => {
      const listing = await this.#lock(by, id);
      await store.save(await changed(listing), listing.status);
      return this.#view(by, id);
    });
  }

  async #lock(by: Caller, id: ListingId): Promise<Listing> {
    const listing = requireOwn(await this.needs.listingStore.lock(id), by.id);
    if (listing.status === 'removed') throw listingNotFound();
    return listing;
  }

  async #view(by: Caller, id: ListingId): Promise<OwnListingView> {
    const row = await this.needs.listingQueries.find(id, by.id);
    if (!row) throw listingNotFound();
    return viewOfOwnListing(row, by);
  }
}
