import type { OwnListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { itemPhoto } from '../../../../../testing/sample-item-photos.ts';
import type { StillLifeName } from '../../../../drawings/still-lifes.ts';
import { sampleDetails, shownPhotos } from '../sample-listings.ts';

const base: OwnListingView = {
  id: 1,
  userId: 7,
  title: 'Wooden balance bike',
  description: 'Two summers old, one scratch on the frame. The saddle goes up to 42 cm.',
  type: 'product',
  price: 4800,
  category: 'Toys & Games',
  ...sampleDetails,
  localPickupOnly: true,
  status: 'active',
  isDemo: false,
  createdAt: '2026-06-01T12:00:00.000Z',
  zipCode: '11215',
  favourite: false,
  user: {
    id: 7,
    firstName: 'Sofia',
    profilePhotoUrl: null,
    city: 'Brooklyn',
    state: 'NY',
    zipCode: '11215',
    shopName: "Sofia's Corner",
    storeLive: true,
    storeSlug: 'sofias-corner-store-front',
    rating: null,
  },
  actions: ['edit', 'pause', 'remove'],
};

const withPhoto = (name: StillLifeName) => shownPhotos([itemPhoto(name)]);

/** A seller's own listings as the server returns them. */
export const ownListings = {
  bike: { ...base, ...withPhoto('bike') },
  cardigan: {
    ...base,
    ...withPhoto('cardigan'),
    id: 2,
    title: 'Hand-knit cardigan, 2T',
    price: 3000,
    category: 'Clothing',
    condition: 'like-new',
    status: 'paused',
    actions: ['edit', 'resume', 'remove'],
  },
  lessons: {
    ...base,
    id: 3,
    title: 'Piano lessons',
    description: 'At yours or mine, from five years on. We begin with songs that they know.',
    type: 'service',
    price: 3500,
    category: 'education',
    condition: null,
    ageFrom: 5,
    ageTo: 18,
    localPickupOnly: false,
    serviceIcon: 'Music',
    badges: ['Experienced', 'Background Checked', 'Flexible Schedule'],
    availability: 'Weekday afternoons',
  },
  books: {
    ...base,
    ...withPhoto('books'),
    id: 4,
    title: 'Twelve picture books',
    price: 2200,
    category: 'Books & Educational',
    status: 'reserved',
    actions: [],
  },
  train: {
    ...base,
    ...withPhoto('train'),
    id: 5,
    title: 'Tin train with wagon',
    price: 1800,
    status: 'sold',
    actions: ['remove'],
  },
} as const satisfies Readonly<Record<string, OwnListingView>>;
