import { photoUrlAt } from '@nestmates/domain/platform/photos/photo-address.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { characterCount, toOneLine } from '@nestmates/domain/platform/shared/text.ts';
import type { ListingRow, ListingSeller } from '../../market/listings/ports.ts';

/** What a page says of itself in its served HTML: to search engines, and to whoever gets a link to it. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The address of the page, under which it is to be known. */
  readonly url: string;
  readonly type: 'product' | 'website' | 'profile';
  readonly image: { readonly url: string; readonly alt: string };
  readonly price?: string;
  /** False for a page that shall not be found by a search. */
  readonly indexed: boolean;
  /** The words of schema.org. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Makes an absolute address of a path. */
export type AddressOf = (path: string) => string;

const maxDescription = 200;
export const context = 'https://schema.org';

export function shortened(text: string): string {
  const line = toOneLine(text);
  return characterCount(line) <= maxDescription
    ? line
    : `${Array.from(line)
        .slice(0, maxDescription - 1)
        .join('')
        .trimEnd()}…`;
}

export const titled = (...parts: readonly string[]): string =>
  [...parts.map(toOneLine), productName].join(' · ');

export const placeOf = ({ city, state }: Pick<ListingSeller, 'city' | 'state'>): string =>
  [city, state].filter(Boolean).join(', ');
export const inPlace = (seller: Pick<ListingSeller, 'city' | 'state'>): string =>
  placeOf(seller) && ` in ${placeOf(seller)}`;

export const nameOf = ({ firstName, shopName }: Pick<ListingSeller, 'firstName' | 'shopName'>): string =>
  shopName ?? firstName ?? 'A member';

export const appIcon = (to: AddressOf) => ({ url: to('/icons/app-512.png'), alt: productName });

/** JPEG: not every program that shows a link reads WebP. */
export const photo = (url: string, to: AddressOf): string => to(photoUrlAt(url, 'full', 'jpg'));

export const imageOf = ({ listing }: Pick<ListingRow, 'listing'>, to: AddressOf): PageHead['image'] => {
  const [first] = listing.photoUrls;
  return first ? { url: photo(first, to), alt: toOneLine(listing.title) } : appIcon(to);
};
