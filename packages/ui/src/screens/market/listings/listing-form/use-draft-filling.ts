import type { DraftAuthor, ListingSuggestion } from '@nestmates/domain/market/listings/listing-draft.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { type FilledFields, fillFromDraft, undoneFields } from './fill-from-draft.ts';
import type { ListingFields } from './listing-fields.tsx';
import type { ListingFormValues } from './listing-form-schema.ts';

/** What a draft is made from. */
export interface DraftBasis {
  readonly imageUrl: string | null;
  readonly title: string;
}

/** Whether the form can be filled in for the seller, and how that goes. */
export type ListingDrafting =
  /** The seller has switched it off. */
  | { readonly kind: 'off' }
  | {
      readonly kind: 'ready' | 'writing' | 'failed';
      readonly author: DraftAuthor;
      /** Whether a photo alone is enough. */
      readonly readsPhotos: boolean;
      /** Why it failed. */
      readonly message?: string | undefined;
      onAsk(basis: DraftBasis, take: (draft: ListingSuggestion) => void): void;
    };

/** What a draft has told, and what of it was filled in. */
export interface FilledDraft {
  readonly draft: ListingSuggestion;
  readonly filled: FilledFields;
}

const basisOf = ({ imageUrls, title }: ListingFormValues): DraftBasis => ({
  imageUrl: imageUrls[0] ?? null,
  title: title.trim(),
});

/** Whether a draft still fits: the seller may have taken another photo or title meanwhile, or offer a service. */
function isStillAbout(asked: DraftBasis, values: ListingFormValues): boolean {
  const now = basisOf(values);
  return (
    values.type === 'product' &&
    (asked.imageUrl === null || asked.imageUrl === now.imageUrl) &&
    (asked.title === '' || asked.title === now.title)
  );
}

interface DraftFillingOptions extends ListingFields {
  readonly values: ListingFormValues;
  readonly drafting: ListingDrafting | undefined;
  /** Nothing is filled in any more: the listing is on its way. */
  readonly closed: boolean;
}

/** Asks for a draft and fills in what is empty by the time that it comes. */
export function useDraftFilling({ field, values, drafting, closed }: DraftFillingOptions) {
  const [answer, setAnswer] = useState<FilledDraft>();
  const latest = useRef({ values, closed });
  useLayoutEffect(() => {
    latest.current = { values, closed };
  });

  function fill({ title, price, category, condition }: FilledFields) {
    if (title !== undefined) field('title').onChange(title);
    if (price !== undefined) field('price').onChange(price);
    if (category !== undefined) field('category').onChange(category);
    if (condition !== undefined) field('condition').onChange(condition);
  }

  function take(asked: DraftBasis, draft: ListingSuggestion) {
    if (latest.current.closed || !isStillAbout(asked, latest.current.values)) return;
    const filled = fillFromDraft(latest.current.values, draft);
    fill(filled);
    setAnswer({ draft, filled });
  }

  return {
    answer,
    ask() {
      if (drafting === undefined || drafting.kind === 'off') return;
      setAnswer(undefined);
      const { imageUrl, title } = basisOf(values);
      const asked = { imageUrl: drafting.readsPhotos ? imageUrl : null, title };
      drafting.onAsk(asked, (draft) => take(asked, draft));
    },
    undo() {
      if (answer) fill(Object.fromEntries(undoneFields(values, answer.filled).map((name) => [name, ''])));
      setAnswer(undefined);
    },
  };
}
