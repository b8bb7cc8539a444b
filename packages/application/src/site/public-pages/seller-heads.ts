import {
  sellerPath,
  sellerProfilePath,
  storefrontPath,
} from '@nestmates/domain/market/listings/public-paths.ts';
import { handleUrl } from '@nestmates/domain/market/shops/shop-rules.ts';
import type { VisitorProfile } from '@nestmates/domain/members/profiles/public-profile.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { toOneLine } from '@nestmates/domain/platform/shared/text.ts';
import type { ListingRow, ListingSeller } from '../../market/listings/ports.ts';
import type { ShopRow } from '../../market/shops/ports.ts';
import {
  type AddressOf,
  appIcon,
  context,
  imageOf,
  inPlace,
  nameOf,
  type PageHead,
  placeOf,
  shortened,
  titled,
} from './page-head.ts';

const address = ({ city, state }: Pick<ListingSeller, 'city' | 'state'>) => ({
  '@type': 'PostalAddress',
  ...(city ? { addressLocality: city } : {}),
  ...(state ? { addressRegion: state } : {}),
  addressCountry: 'US',
});

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
