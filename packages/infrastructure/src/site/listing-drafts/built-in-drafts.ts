import type { ListingDraftRequest, ListingDrafts } from '@nestmates/application/site/listing-drafts/ports.ts';
import { noTokens } from '@nestmates/application/together/insights/nothing-to-write.ts';
import type { Draft } from '@nestmates/application/together/insights/ports.ts';
import { isProductCategory, type ListingDraft } from '@nestmates/domain/market/listings/listing-draft.ts';
import { usualCategory } from '@nestmates/domain/market/listings/past-sales.ts';
import { categoryInWords, conditionInWords } from '@nestmates/domain/market/listings/words-of-things.ts';

function draftOf({ title, pastSales }: ListingDraftRequest): ListingDraft {
  const usual = usualCategory(pastSales);
  const category = usual && isProductCategory(usual) ? usual : categoryInWords(title);
  return { title: null, category, condition: conditionInWords(title) };
}

/** Reads the words that are typed, and what was sold under words like these. Nothing leaves, and no photo is looked at. */
export class BuiltInDrafts implements ListingDrafts {
  readonly author = 'nestmates';
  readonly readsPhotos = false;

  draft(request: ListingDraftRequest): Draft<ListingDraft> {
    return {
      maxTokens: 0,
      write: async () => ({ kind: 'written', text: draftOf(request), use: noTokens }),
    };
  }
}
