import { changeListing } from '@nestmates/domain/market/listings/listing.ts';
import {
  listingsPauseAt,
  type SellingEnd,
  sellingStepDue,
} from '@nestmates/domain/market/listings/selling-end.ts';
import { planOf } from '@nestmates/domain/platform/access/capabilities.ts';
import type { ListingId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import * as z from 'zod/mini';
import type { Caller } from '../../platform/access/caller.ts';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { sellingEmails } from './emails.ts';
import type { SellingEndView } from './selling-end-view.ts';

export const lookAtSeller = job('listings.look-at-seller', z.object({ memberId: id }));

/** Pauses what is on sale a week after the plan of its seller has ended, and puts it on sale again with the plan. */
export class SellingPlans extends useCase(
  'sellingEnds',
  'listingStore',
  'emails',
  'events',
  'jobs',
  'transaction',
  'clock',
) {
  async show({ id: memberId }: Pick<Caller, 'id'>): Promise<SellingEndView> {
    const end = await this.needs.sellingEnds.of(memberId);
    if (!end) return { pausesAt: null, paused: 0 };
    return { pausesAt: listingsPauseAt(end).toISOString(), paused: end.pausedListings.length };
  }

  /** Each seller in a job of their own, so that a failure keeps nobody else waiting. */
  async sweep(): Promise<void> {
    const { sellingEnds: ends, jobs, clock } = this.needs;
    for (const { memberId, entitlement, ...facts } of await ends.sellers()) {
      if (!sellingStepDue({ ...facts, plan: planOf(entitlement) }, clock.now())) continue;
      await jobs.add(lookAtSeller, { memberId }, { key: `look-at-seller-${memberId}` });
    }
  }

  async look({ memberId }: { readonly memberId: MemberId }): Promise<void> {
    const { sellingEnds: ends, events, transaction, clock } = this.needs;
    await transaction.run(async () => {
      const seller = await ends.lock(memberId);
      if (!seller) return;
      const { entitlement, end, onSale, away } = seller;
      const facts = { plan: planOf(entitlement), end, isSelling: onSale.length > 0 };
      const step = sellingStepDue(facts, clock.now());
      // What is paused while its seller is away stays so until then.
      if (!step || away) return;
      if (step === 'tell') await this.#tell(memberId);
      else if (step === 'pause') await this.#pause(memberId, onSale);
      else if (end) await this.#goOn(end);
      await events.announce([memberId], { type: 'access' });
    });
  }

  async #tell(memberId: MemberId): Promise<void> {
    const { sellingEnds: ends, emails, clock } = this.needs;
    const endedAt = clock.now();
    await ends.begin(memberId, endedAt);
    await emails.send(sellingEmails.ended, { memberId, at: endedAt.toISOString() });
  }

  async #pause(memberId: MemberId, onSale: readonly ListingId[]): Promise<void> {
    const paused: ListingId[] = [];
    for (const listingId of onSale) {
      if (await this.#change(listingId, 'pauseWithoutPlan')) paused.push(listingId);
    }
    await this.needs.sellingEnds.pause(memberId, paused);
  }

  /** What the seller has removed meanwhile, or sold, stays so, as does what was recalled. */
  async #goOn({ memberId, pausedListings }: SellingEnd): Promise<void> {
    for (const listingId of pausedListings) await this.#change(listingId, 'resumeWithPlan');
    await this.needs.sellingEnds.remove(memberId);
  }

  /** Whether it could be changed. */
  async #change(listingId: ListingId, action: 'pauseWithoutPlan' | 'resumeWithPlan'): Promise<boolean> {
    const { listingStore: listings, clock } = this.needs;
    const listing = await listings.lock(listingId);
    const from = action === 'pauseWithoutPlan' ? 'active' : 'paused';
    if (listing?.status !== from) return false;
    if (action === 'resumeWithPlan' && listing.recallId !== null) return false;
    await listings.save(changeListing(listing, action, 'clock', clock.now()), from);
    return true;
  }
}
