import { categoryLabel } from '@nestmates/domain/market/listings/categories.ts';
import type { ListingCondition } from '@nestmates/domain/market/listings/listing-content.ts';
import { listingPath } from '@nestmates/domain/market/listings/public-paths.ts';
import type { ListingStatus } from '@nestmates/domain/platform/shared/listing-words.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { toOneLine } from '@nestmates/domain/platform/shared/text.ts';
import type { ListingRow } from '../../market/listings/ports.ts';
import {
  type AddressOf,
  context,
  imageOf,
  inPlace,
  nameOf,
  type PageHead,
  photo,
  placeOf,
  shortened,
  titled,
} from './page-head.ts';

const availability: Readonly<Record<ListingStatus, string>> = {
  active: 'InStock',
  reserved: 'LimitedAvailability',
  sold: 'SoldOut',
  paused: 'OutOfStock',
  ended: 'Discontinued',
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
