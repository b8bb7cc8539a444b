import { changeListing } from '@nestmates/domain/market/listings/listing.ts';
import {
  listingsPauseAt,
  type SellingEnd,
  sellingStepDue,
} from '@nestmates/domain/market/listings/selling-end.ts';
import { planOf } from '@nestmates/domain/platform/access/capabilities.ts';
import type { ListingId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import * as z from 'zod/mini';
import type { Emails } from '../../members/emails/emails.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { id } from '../../platform/contract/fields.ts';
import { type Jobs, job } from '../../platform/jobs/jobs.ts';
import type { Events } from '../../platform/live/ports.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import { sellingEmails } from './emails.ts';
import type { ListingStore } from './ports.ts';
import type { SellingEnds } from './selling-end-ports.ts';
import type { SellingEndView } from './selling-end-view.ts';

export const lookAtSeller = job('listings.look-at-seller', z.object({ memberId: id }));

export interface SellingPlansDeps {
  readonly ends: SellingEnds;
  readonly listings: Pick<ListingStore, 'lock' | 'save'>;
  readonly emails: Pick<Emails, 'send'>;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Pauses what is on sale a week after the plan of its seller has ended, and puts it on sale again with the plan. */
export class SellingPlans {
  readonly #deps: SellingPlansDeps;
  constructor(deps: SellingPlansDeps) {
    this.#deps = deps;
  }

  async show({ id: memberId }: Pick<Caller, 'id'>): Promise<SellingEndView> {
    const end = await this.#deps.ends.of(memberId);
    if (!end) return { pausesAt: null, paused: 0 };
    return { pausesAt: listingsPauseAt(end).toISOString(), paused: end.pausedListings.length };
  }

  /** Each seller in a job of their own, so that a failure keeps nobody else waiting. */
  async sweep(): Promise<void> {
    const { ends, jobs, clock } = this.#deps;
    for (const { memberId, entitlement, ...facts } of await ends.sellers()) {
      if (!sellingStepDue({ ...facts, plan: planOf(entitlement) }, clock.now())) continue;
      await jobs.add(lookAtSeller, { memberId }, { key: `look-at-seller-${memberId}` });
    }
  }

  async look({ memberId }: { readonly memberId: MemberId }): Promise<void> {
    const { ends, events, transaction, clock } = this.#deps;
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
    const { ends, emails, clock } = this.#deps;
    const endedAt = clock.now();
    await ends.begin(memberId, endedAt);
    await emails.send(sellingEmails.ended, { memberId, at: endedAt.toISOString() });
  }

  async #pause(memberId: MemberId, onSale: readonly ListingId[]): Promise<void> {
    const paused: ListingId[] = [];
    for (const listingId of onSale) {
      if (await this.#change(listingId, 'pauseWithoutPlan')) paused.push(listingId);
    }
    await this.#deps.ends.pause(memberId, paused);
  }

  /** What the seller has removed meanwhile, or sold, stays so, as does what was recalled. */
  async #goOn({ memberId, pausedListings }: SellingEnd): Promise<void> {
    for (const listingId of pausedListings) await this.#change(listingId, 'resumeWithPlan');
    await this.#deps.ends.remove(memberId);
  }

  /** Whether it could be changed. */
  async #change(listingId: ListingId, action: 'pauseWithoutPlan' | 'resumeWithPlan'): Promise<boolean> {
    const { listings, clock } = this.#deps;
    const listing = await listings.lock(listingId);
    const from = action === 'pauseWithoutPlan' ? 'active' : 'paused';
    if (listing?.status !== from) return false;
    if (action === 'resumeWithPlan' && listing.recallId !== null) return false;
    await listings.save(changeListing(listing, action, 'clock', clock.now()), from);
    return true;
  }
}
