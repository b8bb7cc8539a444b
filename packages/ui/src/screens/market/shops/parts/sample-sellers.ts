import type { SellerProfileView, StorefrontView } from '@nestmates/application/market/shops/contract.ts';
import type { PublicProfileView } from '@nestmates/application/members/profiles/public-profile-view.ts';
import { samplePeople } from '../../../../../testing/sample-people.ts';

const priya = samplePeople.priya;

const shop = {
  id: priya.id,
  firstName: priya.firstName,
  city: priya.city,
  state: priya.state,
  shopName: 'Little Acorns',
  sellerBio:
    'Wooden toys made at the workbench in our hallway, and good things that our girls have outgrown.\nPickup near Prospect Park.',
  instagram: 'littleacorns.example',
  facebook: null,
  website: 'https://littleacorns.example',
  storeLive: true,
  storeSlug: 'little-acorns-store-front',
  rating: { average: 4.7, count: 12 },
} as const;

const createdAt = '2025-03-04T10:00:00.000Z';

/** A seller as the server shows them to members and to visitors. */
export const sampleSellers = {
  forMembers: {
    ...shop,
    profilePhotoUrl: priya.profilePhotoUrl,
    age: priya.age,
    zipCode: priya.zipCode,
    bio: priya.bio,
    lifestyleInterests: ['baking', 'hiking', 'photography'],
    createdAt,
  },
  forVisitors: shop,
  long: {
    ...shop,
    firstName: 'Maria-Alexandrina Josephine of the Seven Long Rivers',
    shopName: 'Maria’s Handmade Wooden Toys & Treasures of Childhood',
    profilePhotoUrl: null,
    photoCheckedAt: null,
    age: 41,
    zipCode: '11215',
    bio: 'Pneumonoultramicroscopicsilicovolcanoconiosis is a word, and so is this. '.repeat(7),
    lifestyleInterests: ['reading', 'fitness', 'cooking', 'baking', 'gardening', 'hiking', 'yoga', 'crafts'],
    facebook: 'marias.toys.example',
    createdAt,
  },
} as const satisfies Readonly<Record<string, PublicProfileView>>;

export const sampleStore: StorefrontView['seller'] = {
  ...shop,
  profilePhotoUrl: priya.profilePhotoUrl,
  photoCheckedAt: '2026-03-12T10:00:00.000Z',
};

export const sampleProfile: SellerProfileView = {
  ...sampleStore,
  lastName: 'Raman',
  age: priya.age,
  createdAt,
};
