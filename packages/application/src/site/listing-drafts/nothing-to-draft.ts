import { emptyListingDraft, type ListingDraft } from '@nestmates/domain/market/listings/listing-draft.ts';
import { noTokens } from '../../together/insights/nothing-to-write.ts';
import type { Draft } from '../../together/insights/ports.ts';

/** The draft of nothing, which needs no provider. */
export const nothingToDraft: Draft<ListingDraft> = {
  maxTokens: 0,
  write: () => Promise.resolve({ kind: 'written', text: emptyListingDraft, use: noTokens }),
};
