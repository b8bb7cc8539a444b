import type { ListingRailView, ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { itemPhoto } from '../../../../../testing/sample-item-photos.ts';
import { sampleListings } from '../sample-listings.ts';

const { bike, cardigan, piano, books, boots, train } = sampleListings;

const near = (
  id: number,
  [title, picture]: readonly [string, Parameters<typeof itemPhoto>[0]],
  like: ListingView,
): ListingView => ({ ...like, id, title, imageUrl: itemPhoto(picture) });

/** Rails above the grid of `sampleListings`. */
export const sampleRails: readonly ListingRailView[] = [
  {
    kind: 'age',
    age: 3,
    listings: [
      near(81, ['Tin train with wagon', 'train'], train),
      near(82, ['Rainbow to stack', 'rainbow'], bike),
      near(83, ['Balance bike, blue', 'bike'], cardigan),
    ],
  },
  {
    kind: 'near',
    age: null,
    listings: [
      near(84, ['Beech high chair', 'chair'], bike),
      piano,
      near(86, ['Moses basket', 'basket'], cardigan),
    ],
  },
  { kind: 'known', age: null, listings: [boots, books] },
];
