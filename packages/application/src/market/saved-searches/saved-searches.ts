import { type ListingSearch, searchTexts } from '@nestmates/domain/market/listings/search.ts';
import {
  dueSince,
  lookUntil,
  type SavedSearch,
  type SavedSearchId,
  savedSearchNotFound,
  savedSearchRule,
  searchAlreadySaved,
  tooManySearches,
} from '@nestmates/domain/market/saved-searches/saved-search.ts';
import { capabilities } from '@nestmates/domain/platform/access/capabilities.ts';
import { planOpens } from '@nestmates/domain/platform/access/features.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { filterOf } from '../listings/marketplace.ts';
import type { ChangedSavedSearch, NewSavedSearch, SavedSearchView } from './contract.ts';
import { countedNews, lookForNews, searchNewsEmail } from './emails.ts';
import type { SearchNews } from './ports.ts';

/** One look's of the clock; the rest follows with the next. */
const membersAtOnce = 1000;

const viewOf = ({ id, name, search, emails, createdAt }: SavedSearch): SavedSearchView => ({
  id,
  name,
  search: searchTexts(search),
  emails,
  createdAt: createdAt.toISOString(),
});

export class SavedSearches extends useCase(
  'savedSearchStore',
  'listingQueries',
  'members',
  'entitlements',
  'emails',
  'jobs',
  'transaction',
  'clock',
) {
  async list(by: Caller): Promise<readonly SavedSearchView[]> {
    return (await this.needs.savedSearchStore.of(by.id)).map(viewOf);
  }

  /** Refused where no listing could ever fit, such as a highest price below the lowest. */
  save(by: Caller, { name, search: { q, ...given }, emails }: NewSavedSearch): Promise<SavedSearchView> {
    const { savedSearchStore: store, members, transaction, clock } = this.needs;
    const search: ListingSearch = { ...given, q: q || undefined };
    filterOf(search);
    return transaction.run(async () => {
      await members.lock(by.id);
      if ((await store.of(by.id)).length >= savedSearchRule.maxPerMember) throw tooManySearches();
      const now = clock.now();
      const saved = await store.add({ userId: by.id, name, search, emails, createdAt: now, lookedAt: now });
      if (!saved) throw searchAlreadySaved();
      return viewOf(saved);
    });
  }

  /** E-mails that are switched on begin with what is new from then on. */
  change(by: Caller, id: SavedSearchId, changed: ChangedSavedSearch): Promise<SavedSearchView> {
    const { savedSearchStore: store, members, transaction, clock } = this.needs;
    return transaction.run(async () => {
      await members.lock(by.id);
      const current = (await store.of(by.id)).find((one) => one.id === id);
      if (!current) throw savedSearchNotFound();
      const { name = current.name, emails = current.emails } = changed;
      const lookedAt = emails && !current.emails ? clock.now() : current.lookedAt;
      const saved = { ...current, name, emails, lookedAt };
      await store.save(saved);
      return viewOf(saved);
    });
  }

  async remove(by: Caller, id: SavedSearchId): Promise<Confirmation> {
    await this.needs.savedSearchStore.remove(by.id, id);
    return { message: 'Search removed' };
  }

  /** One job a member, so that one that fails is tried again alone. */
  async lookForAll(): Promise<void> {
    const { savedSearchStore: store, jobs, transaction, clock } = this.needs;
    await transaction.run(async () => {
      for (const memberId of await store.membersDue(dueSince(clock.now()), membersAtOnce)) {
        await jobs.add(lookForNews, { memberId }, { key: `saved-searches.${memberId}` });
      }
    });
  }

  /**
   * Writes one e-mail about all that is new. What was looked at is marked along with it, so that it is written
   * once.
   */
  async look({ memberId }: { readonly memberId: MemberId }): Promise<void> {
    const { savedSearchStore: store, emails, transaction, clock } = this.needs;
    const now = clock.now();
    const opens = await this.#opens(memberId);
    await transaction.run(async () => {
      const searches = await store.takeDue(memberId, dueSince(now), lookUntil(now));
      if (!opens) return;
      const news: SearchNews[] = [];
      for (const search of searches) {
        const count = await this.#newIn(search, lookUntil(now));
        if (count > 0) news.push({ searchId: search.id, count });
      }
      if (news.length > 0) await emails.send(searchNewsEmail, { memberId, news });
    });
  }

  /** A demo listing is none that the member could buy. */
  async #newIn({ userId, search, lookedAt }: SavedSearch, until: Date): Promise<number> {
    const page = { limit: countedNews, before: undefined };
    const newest = await this.needs.listingQueries.search(userId, filterOf(search), 'newest', page);
    return newest.filter(
      ({ listing }) =>
        listing.createdAt > lookedAt &&
        listing.createdAt <= until &&
        listing.userId !== userId &&
        !listing.isDemo,
    ).length;
  }

  async #opens(memberId: MemberId): Promise<boolean> {
    const entitlement = await this.needs.entitlements.of(memberId);
    return entitlement !== undefined && planOpens(capabilities(entitlement).plan, 'marketplace');
  }
}
