import { listingDraftPrompt } from '@nestmates/application/site/listing-drafts/draft-prompt.ts';
import { nothingToDraft } from '@nestmates/application/site/listing-drafts/nothing-to-draft.ts';
import type { ListingDraftRequest, ListingDrafts } from '@nestmates/application/site/listing-drafts/ports.ts';
import type { Draft } from '@nestmates/application/together/insights/ports.ts';
import { productCategories } from '@nestmates/domain/market/listings/categories.ts';
import { listingConditions } from '@nestmates/domain/market/listings/listing-content.ts';
import type { ListingDraft } from '@nestmates/domain/market/listings/listing-draft.ts';
import type { zodTextFormat } from 'openai/helpers/zod';
import * as z from 'zod/mini';
import {
  type Assignment,
  maxTokensOf,
  OpenAiClient,
  type OpenAiOptions,
} from '../../../together/insights/openai/openai-client.ts';

/** A short answer, and what some models think before it. */
const draftTokens = 1000;

const draft = z.object({
  title: z.nullable(z.string()),
  category: z.nullable(z.enum(productCategories)),
  condition: z.nullable(z.enum(listingConditions)),
});

const draftFormat = (toTextFormat: typeof zodTextFormat) => toTextFormat(draft, 'listing_draft');

export class OpenAiDrafts implements ListingDrafts {
  readonly author = 'ai';
  readonly readsPhotos = true;
  readonly #client: OpenAiClient;

  constructor(options: OpenAiOptions) {
    this.#client = new OpenAiClient(options);
  }

  draft({ photo, title }: ListingDraftRequest): Draft<ListingDraft> {
    if (!photo && !title) return nothingToDraft;
    const assignment: Assignment<ListingDraft> = {
      prompt: listingDraftPrompt({ title }),
      jpeg: photo ?? undefined,
      format: draftFormat,
      maxOutputTokens: draftTokens,
    };
    return { maxTokens: maxTokensOf(assignment), write: () => this.#client.write(assignment) };
  }
}
