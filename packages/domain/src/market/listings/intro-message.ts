import type { ListingType } from '../../platform/shared/listing-words.ts';

/** The words that stand ready for a buyer who asks about a listing; the buyer may write others. */
export function introMessage(
  { title, type }: { readonly title: string; readonly type: ListingType },
  sellerName: string | null,
): string {
  const greeting = sellerName ? `Hi ${sellerName}!` : 'Hi!';
  return type === 'product'
    ? `${greeting} Is “${title}” still available?`
    : `${greeting} I would like to know more about “${title}”.`;
}
