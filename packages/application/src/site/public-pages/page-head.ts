import { categoryLabel } from '@nestmates/domain/market/listings/categories.ts';
import type { ListingCondition } from '@nestmates/domain/market/listings/listing.ts';
import {
  listingPath,
  sellerPath,
  sellerProfilePath,
  storefrontPath,
} from '@nestmates/domain/market/listings/public-paths.ts';
import { handleUrl } from '@nestmates/domain/market/shops/shop-rules.ts';
import type { VisitorProfile } from '@nestmates/domain/members/profiles/public-profile.ts';
import { photoUrlAt } from '@nestmates/domain/platform/photos/photo-address.ts';
import type { ListingStatus } from '@nestmates/domain/platform/shared/listing-words.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { characterCount, toOneLine } from '@nestmates/domain/platform/shared/text.ts';
import type { ListingRow, ListingSeller } from '../../market/listings/ports.ts';
import type { ShopRow } from '../../market/shops/ports.ts';

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
  /** In the words of schema.org. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Makes an absolute address of a path. */
export type AddressOf = (path: string) => string;

const maxDescription = 200;
const context = 'https://schema.org';

function shortened(text: string): string {
  const line = toOneLine(text);
  return characterCount(line) <= maxDescription
    ? line
    : `${Array.from(line)
        .slice(0, maxDescription - 1)
        .join('')
        .trimEnd()}…`;
}

const titled = (...parts: readonly string[]): string => [...parts.map(toOneLine), productName].join(' · ');

const placeOf = ({ city, state }: Pick<ListingSeller, 'city' | 'state'>): string =>
  [city, state].filter(Boolean).join(', ');
const inPlace = (seller: Pick<ListingSeller, 'city' | 'state'>): string =>
  placeOf(seller) && ` in ${placeOf(seller)}`;

const address = ({ city, state }: Pick<ListingSeller, 'city' | 'state'>) => ({
  '@type': 'PostalAddress',
  ...(city ? { addressLocality: city } : {}),
  ...(state ? { addressRegion: state } : {}),
  addressCountry: 'US',
});

const nameOf = ({ firstName, shopName }: Pick<ListingSeller, 'firstName' | 'shopName'>): string =>
  shopName ?? firstName ?? 'A member';

const appIcon = (to: AddressOf) => ({ url: to('/icons/app-512.png'), alt: productName });

/** JPEG: not every program that shows a link reads WebP. */
const photo = (url: string, to: AddressOf): string => to(photoUrlAt(url, 'full', 'jpg'));

const imageOf = ({ listing }: Pick<ListingRow, 'listing'>, to: AddressOf): PageHead['image'] => {
  const [first] = listing.photoUrls;
  return first ? { url: photo(first, to), alt: toOneLine(listing.title) } : appIcon(to);
};

const availability: Readonly<Record<ListingStatus, string>> = {
  active: 'InStock',
  reserved: 'LimitedAvailability',
  sold: 'SoldOut',
  paused: 'OutOfStock',
  removed: 'Discontinued',
};

const itemCondition: Readonly<Record<ListingCondition, string>> = {
  new: 'NewCondition',
  'like-new': 'UsedCondition',
  good: 'UsedCondition',
  worn: 'UsedCondition',
};

const amount = (cents: number): string => (cents / 100).toFixed(2);

export function headOfListing(row: ListingRow, to: AddressOf): PageHead {
  const { listing, seller } = row;
  const { title, description, priceCents, type, status, condition, photoUrls } = listing;
  const url = to(listingPath(listing.id));
  const said = `${title}, ${dollars(priceCents)}, from ${nameOf(seller)}${inPlace(seller)}. On sale at ${productName}.`;
  const text = shortened(description || said);
  const offeredBy = seller.shopName
    ? { '@type': 'Store', name: seller.shopName }
    : { '@type': 'Person', name: nameOf(seller) };
  return {
    title: titled(title, dollars(priceCents)),
    description: text,
    url,
    type: 'product',
    image: imageOf(row, to),
    price: amount(priceCents),
    // Demo listings fill an empty marketplace: nobody can buy what a search would find.
    indexed: !listing.isDemo,
    data: {
      '@context': context,
      '@type': type === 'product' ? 'Product' : 'Service',
      name: toOneLine(title),
      description: text,
      url,
      category: categoryLabel(listing.category),
      ...(photoUrls.length > 0 ? { image: photoUrls.map((each) => photo(each, to)) } : {}),
      ...(type === 'service' ? { areaServed: placeOf(seller), provider: offeredBy } : {}),
      offers: {
        '@type': 'Offer',
        url,
        price: amount(priceCents),
        priceCurrency: 'USD',
        availability: `${context}/${availability[status]}`,
        ...(condition ? { itemCondition: `${context}/${itemCondition[condition]}` } : {}),
        seller: offeredBy,
      },
    },
  };
}

const linksOf = ({
  website,
  instagram,
  facebook,
}: Pick<ShopRow, 'website' | 'instagram' | 'facebook'>): readonly string[] => [
  ...(website ? [website] : []),
  ...(instagram ? [handleUrl('instagram', instagram)] : []),
  ...(facebook ? [handleUrl('facebook', facebook)] : []),
];

/** The picture of a store is that of the first thing in it: a seller's own photo is for members only. */
export function headOfStore(shop: ShopRow, onSale: readonly ListingRow[], to: AddressOf): PageHead {
  const { shopName, sellerBio, storeLive } = shop;
  const url = to(storefrontPath(shopName));
  const shown = onSale.find(({ listing }) => listing.photoUrls.length > 0);
  const text = shortened(sellerBio || `${shopName}: what ${nameOf(shop)} sells${inPlace(shop)}.`);
  const links = linksOf(shop);
  return {
    title: titled(shopName, ...(placeOf(shop) ? [placeOf(shop)] : [])),
    description: text,
    url,
    type: 'website',
    image: shown ? imageOf(shown, to) : appIcon(to),
    indexed: storeLive,
    data: {
      '@context': context,
      '@type': 'Store',
      name: toOneLine(shopName),
      description: text,
      url,
      address: address(shop),
      ...(shown ? { image: imageOf(shown, to).url } : {}),
      ...(links.length > 0 ? { sameAs: links } : {}),
    },
  };
}

type Seller = Pick<
  VisitorProfile,
  'firstName' | 'shopName' | 'sellerBio' | 'city' | 'state' | 'website' | 'instagram' | 'facebook'
>;

function headOfSeller(seller: Seller, url: string, to: AddressOf): PageHead {
  const name = seller.firstName ?? 'A member';
  const text = shortened(seller.sellerBio || `What ${name} sells at ${productName}${inPlace(seller)}.`);
  const links = linksOf(seller);
  return {
    title: titled(seller.shopName ? `${name} of ${seller.shopName}` : `${name}'s listings`),
    description: text,
    url,
    type: 'profile',
    image: appIcon(to),
    indexed: true,
    data: {
      '@context': context,
      '@type': 'ProfilePage',
      url,
      mainEntity: {
        '@type': 'Person',
        name,
        description: text,
        address: address(seller),
        ...(links.length > 0 ? { sameAs: links } : {}),
        ...(seller.shopName ? { worksFor: { '@type': 'Store', name: toOneLine(seller.shopName) } } : {}),
      },
    },
  };
}

export const headOfSellerPage = (seller: VisitorProfile, to: AddressOf): PageHead =>
  headOfSeller(seller, to(sellerPath(seller.id)), to);

export const headOfSellerProfile = (shop: ShopRow, to: AddressOf): PageHead =>
  headOfSeller(shop, to(sellerProfilePath(shop.shopName)), to);
