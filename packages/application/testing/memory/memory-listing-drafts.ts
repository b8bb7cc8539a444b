import { emptyListingDraft, type ListingDraft } from '@nestmates/domain/market/listings/listing-draft.ts';
import { nothingToDraft } from '../../src/site/listing-drafts/nothing-to-draft.ts';
import type { ListingDraftRequest, ListingDrafts } from '../../src/site/listing-drafts/ports.ts';
import type { Draft, WritingFailure, WritingOutcome } from '../../src/together/insights/ports.ts';

/** Takes everything for a bike, keeps what it was asked, and can be told to fail or to say something else. */
export class MemoryListingDrafts implements ListingDrafts {
  readonly author = 'ai';
  readsPhotos = true;
  readonly asked: ListingDraftRequest[] = [];
  failing: WritingFailure | undefined;
  saying: Partial<ListingDraft> = {};

  draft(request: ListingDraftRequest): Draft<ListingDraft> {
    if (!request.photo && !request.title) return nothingToDraft;
    return {
      maxTokens: 1000,
      write: async (): Promise<WritingOutcome<ListingDraft>> => {
        this.asked.push(request);
        if (this.failing) return { kind: 'failed', reason: this.failing, use: undefined };
        const text = { ...emptyListingDraft, title: 'Balance bike', category: 'Sports & Outdoors' as const };
        return { kind: 'written', text: { ...text, ...this.saying }, use: { input: 120, output: 80 } };
      },
    };
  }
}
