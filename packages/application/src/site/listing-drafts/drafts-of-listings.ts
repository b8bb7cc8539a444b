import { listingRule } from '@nestmates/domain/market/listings/listing-content.ts';
import {
  type ListingDraft,
  type ListingSuggestion,
  titleToSuggest,
} from '@nestmates/domain/market/listings/listing-draft.ts';
import { usualPrice } from '@nestmates/domain/market/listings/past-sales.ts';
import { photoNameFromUrl } from '@nestmates/domain/platform/photos/photo-address.ts';
import { DomainError, invalid } from '@nestmates/domain/platform/shared/errors.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { WritingOutcome } from '../../together/insights/ports.ts';
import type { DraftForm, DraftsView } from './contract.ts';

const draftsOff = (): DomainError =>
  new DomainError(
    'conflict',
    'DRAFTS_OFF',
    'Suggestions are switched off. You can switch them on in your Mommy AI settings.',
  );

/** The smallest file that shows the whole photo. */
const sentFile = 'card.jpg';

/** Leaves out a title that may not be shown. */
const accept = (outcome: WritingOutcome<ListingDraft>): WritingOutcome<ListingDraft> =>
  outcome.kind === 'failed'
    ? outcome
    : { ...outcome, text: { ...outcome.text, title: titleToSuggest(outcome.text.title ?? '') } };

/** Suggests what a seller may say of a product. Nothing is kept of it, and nothing goes on sale. */
export class DraftsOfListings extends useCase(
  'listingDrafts',
  'listingDraftQueries',
  'aiSettingsStore',
  'budgetedWriting',
  'photos',
  'tokens',
) {
  async about(by: Caller): Promise<DraftsView> {
    const { aiSettingsStore: settings, listingDrafts } = this.needs;
    const { enabled } = await settings.of(by.id);
    return { enabled, author: listingDrafts.author, readsPhotos: listingDrafts.readsPhotos };
  }

  async draft(by: Caller, form: DraftForm): Promise<ListingSuggestion> {
    const { aiSettingsStore: settings, listingDraftQueries: queries, listingDrafts, tokens } = this.needs;
    if (!(await settings.of(by.id)).enabled) throw draftsOff();
    const typed = form.title ?? '';
    const photo = listingDrafts.readsPhotos ? await this.#photo(by, form.imageUrl) : null;
    const soldLike = async (title: string | null) => (title ? queries.soldLike(title, { than: by.id }) : []);
    const pastSales = await soldLike(typed);
    const draft = await this.needs.budgetedWriting.write({
      memberId: by.id,
      // Each is another one: a seller may ask again with other words.
      purpose: `listing draft ${tokens.generate()}`,
      draft: listingDrafts.draft({ photo, title: typed, pastSales }),
      accept,
      keep: async (written) => written,
    });
    const alike = typed ? pastSales : await soldLike(draft.title);
    return { ...draft, price: usualPrice(alike, draft.category) };
  }

  async #photo(by: Caller, url: string | null | undefined): Promise<Uint8Array | null> {
    const name = photoNameFromUrl(url);
    if (name === undefined) return null;
    const { listingDraftQueries: queries, photos } = this.needs;
    const isOwn = await queries.isListingPhotoOf(by.id, name);
    const bytes = isOwn ? await photos.read(name, sentFile) : undefined;
    if (!bytes) throw invalid('imageUrl', listingRule.notHerPhoto);
    return bytes;
  }
}
