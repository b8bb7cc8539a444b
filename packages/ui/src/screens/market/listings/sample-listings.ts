import type { ListingSellerView, ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { noDetails } from '@nestmates/domain/market/listings/listing-content.ts';
import { itemPhoto } from '../../../../testing/sample-item-photos.ts';
import { samplePeople } from '../../../../testing/sample-people.ts';

type Person = (typeof samplePeople)[keyof typeof samplePeople];

const sellerOf = (
  { id, firstName, city, state, zipCode, profilePhotoUrl }: Person,
  shop: Partial<ListingSellerView> = {},
): ListingSellerView => ({
  id,
  firstName,
  city,
  state,
  zipCode,
  profilePhotoUrl,
  photoCheckedAt: null,
  shopName: null,
  storeLive: false,
  storeSlug: null,
  rating: null,
  ...shop,
});

const sellers = {
  priya: sellerOf(samplePeople.priya, {
    shopName: 'Little Acorns',
    storeLive: true,
    storeSlug: 'little-acorns-store-front',
    rating: { average: 4.7, count: 12 },
  }),
  mei: sellerOf(samplePeople.mei),
  amara: sellerOf(samplePeople.amara),
  maria: sellerOf(samplePeople.maria, {
    shopName: 'Maria’s Handmade Wooden Toys & Treasures of Childhood',
    storeLive: true,
    storeSlug: 'marias-handmade-wooden-toys--treasures-of-childhood-store-front',
  }),
};

/** The three names that an answer has for them. */
export const shownPhotos = (photoUrls: readonly string[]) => ({
  imageUrl: photoUrls[0] ?? null,
  imageUrls: photoUrls,
  images: photoUrls,
});

const { ages: _, photoUrls, ...unsaid } = noDetails;

/** What is said of a good bike for small children. */
export const sampleDetails = {
  ...unsaid,
  ...shownPhotos(photoUrls),
  condition: 'good',
  ageFrom: 2,
  ageTo: 4,
} as const;

const listing = (
  id: number,
  user: ListingSellerView,
  photo: string | null,
  rest: Partial<ListingView>,
): ListingView => ({
  id,
  userId: user.id,
  title: 'Wooden balance bike',
  description: 'Ash and birch, with a saddle that grows along. Two children have learned on it.',
  type: 'product',
  price: 4800,
  category: 'Toys & Games',
  ...sampleDetails,
  ...(photo === null ? {} : shownPhotos([photo])),
  status: 'active',
  isDemo: false,
  createdAt: '2026-06-03T09:20:00.000Z',
  zipCode: user.zipCode ?? null,
  distance: 'within-5',
  favourite: false,
  user,
  ...rest,
});

const service = {
  type: 'service',
  condition: null,
  ageFrom: null,
  ageTo: null,
  category: 'education',
} as const satisfies Partial<ListingView>;

/** Listings as the server returns them. */
export const sampleListings = {
  bike: listing(61, sellers.priya, itemPhoto('bike'), { favourite: true, localPickupOnly: true }),
  cardigan: listing(62, sellers.amara, itemPhoto('cardigan'), {
    title: 'Hand-knit cardigan, 2T',
    price: 3000,
    category: 'Clothing',
    condition: 'new',
    distance: 'within-15',
  }),
  piano: listing(63, sellers.mei, null, {
    ...service,
    title: 'Piano lessons',
    description: 'For beginners from five on, at your piano or at mine. The first half hour is free.',
    price: 3500,
    serviceIcon: 'music',
    badges: ['Experienced'],
    availability: 'Weekday afternoons',
  }),
  books: listing(64, sellers.amara, itemPhoto('books'), {
    title: 'Twelve picture books',
    price: 2200,
    category: 'Books & Educational',
    distance: 'same-zip',
    isDemo: true,
  }),
  boots: listing(65, sellers.mei, itemPhoto('boots'), {
    title: 'Rain boots, size 8',
    price: 1400,
    category: 'Clothing',
    isDemo: true,
  }),
  train: listing(66, sellers.priya, itemPhoto('train'), {
    title: 'Tin train with wagon',
    price: 1800,
    condition: 'worn',
    shippingIncluded: true,
  }),
  /** Everything as long as it may be. */
  long: listing(67, sellers.maria, itemPhoto('chair'), {
    title:
      'Beech high chair that grows with the child, with a tray, two cushions and a belt, hardly used by twins',
    description:
      'A very long story about a chair, told by somebody who likes it: bought for the first child, oiled every spring, lent to a sister, scratched by a cat on the left leg (see the fourth photo), repaired, oiled again. It stands in the hallway and is in the way, but it was loved.\n\nThe belt is new. The tray can be taken off with one hand, and the cushions go into the machine at forty degrees. Pickup only, please, as it does not fold; I can help to carry it to the car. Thank you for reading all of this.',
    price: 9_999_999,
    condition: 'like-new',
    badges: [],
    imageUrls: (['chair', 'bike', 'boots', 'train', 'basket', 'rainbow'] as const).map(itemPhoto),
  }),
  babysitting: listing(68, sellers.maria, null, {
    ...service,
    title: 'Babysitting until midnight',
    price: 2200,
    category: 'childcare',
    serviceIcon: 'babysitting',
    badges: ['Background Checked', 'CPR Certified', 'Flexible Schedule'],
    priceType: 'hour',
  }),
  party: listing(70, sellers.mei, null, {
    ...service,
    title: 'Songs for a birthday party',
    description: 'An hour at the piano, with songs that all of them know. I bring the piano.',
    price: 9000,
    category: 'creative',
    serviceIcon: 'music',
    badges: ['Experienced'],
    serviceDate: '2026-06-20',
  }),
  own: listing(69, sellers.amara, itemPhoto('basket'), { title: 'Moses basket with blanket', price: 5500 }),
} as const;
