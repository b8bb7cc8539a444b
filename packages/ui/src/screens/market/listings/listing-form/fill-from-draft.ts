import type { ListingSuggestion } from '@nestmates/domain/market/listings/listing-draft.ts';
import { dollarsToType } from '@nestmates/domain/market/listings/price.ts';
import type { ListingFormValues } from './listing-form-schema.ts';

/** The fields as they stand in the form. */
const suggestedFields = ['title', 'price', 'category', 'condition'] as const;
export type SuggestedField = (typeof suggestedFields)[number];

export type FilledFields = Partial<Pick<ListingFormValues, SuggestedField>>;

/** What is suggested for the fields in which nothing stands: nothing that is typed is ever replaced. */
export function fillFromDraft(values: ListingFormValues, draft: ListingSuggestion): FilledFields {
  const isEmpty = (name: SuggestedField) => values[name].trim() === '';
  return {
    ...(draft.title && isEmpty('title') ? { title: draft.title } : {}),
    ...(draft.price !== null && isEmpty('price') ? { price: dollarsToType(draft.price) } : {}),
    ...(draft.category && isEmpty('category') ? { category: draft.category } : {}),
    ...(draft.condition && isEmpty('condition') ? { condition: draft.condition } : {}),
  };
}

export const filledNames = (filled: FilledFields): readonly SuggestedField[] =>
  suggestedFields.filter((name) => filled[name] !== undefined);

/** The fields in which what was filled in still stands; they are empty after an undo. */
export const undoneFields = (values: ListingFormValues, filled: FilledFields): readonly SuggestedField[] =>
  filledNames(filled).filter((name) => values[name] === filled[name]);
