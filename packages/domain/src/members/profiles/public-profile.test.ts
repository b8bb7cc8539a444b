import { describe, expect, it } from 'vitest';
import { type PublicProfile, profileFor } from './public-profile.ts';

const finished = {
  intakeBasicCompleted: true,
  parentingInfoCompleted: true,
  childrenAdded: true,
  onboardingComplete: true,
};
const unfinished = { ...finished, onboardingComplete: false };

const ana: PublicProfile = {
  id: 1,
  firstName: 'Ana',
  city: 'Brooklyn',
  state: 'NY',
  shopName: 'Little Acorns',
  sellerBio: 'Wooden toys.',
  instagram: null,
  facebook: null,
  website: null,
  storeLive: true,
  storeSlug: 'little-acorns-store-front',
  rating: { average: 4.7, count: 3 },
  profilePhotoUrl: '/ana.webp',
  photoCheckedAt: new Date('2026-02-01T10:00:00Z'),
  age: 34,
  zipCode: '11215',
  bio: 'Two boys and a balcony of tomatoes.',
  lifestyleInterests: ['gardening'],
  createdAt: new Date('2026-11-20T12:00:00Z'),
  hasListings: false,
  met: true,
  beyondLookUps: false,
  ...finished,
};
const forVisitors = [
  'city',
  'facebook',
  'firstName',
  'id',
  'instagram',
  'rating',
  'sellerBio',
  'shopName',
  'state',
  'storeLive',
  'storeSlug',
  'website',
];
const forMembers = [
  ...forVisitors,
  'age',
  'bio',
  'createdAt',
  'lifestyleInterests',
  'met',
  'profilePhotoUrl',
  'photoCheckedAt',
  'zipCode',
].sort();

const member = { id: 2, progress: finished, mustVerifyEmail: false };
const unverified = { ...member, mustVerifyEmail: true };

const fieldsFor = (...asked: Parameters<typeof profileFor>) => {
  const seen = profileFor(...asked);
  return seen && Object.keys(seen).sort();
};

describe('a public profile', () => {
  it.each([
    ['a visitor', undefined, forVisitors],
    ['a member', member, forMembers],
    ['someone still at her own profile', { ...member, progress: unfinished }, forVisitors],
    ['herself', { ...member, id: 1 }, forMembers],
  ])('shows to %s what is hers to see and nothing else', (_, by, fields) => {
    expect(fieldsFor(ana, by)).toEqual(fields);
  });

  it.each([
    ['a visitor', undefined],
    ['a member', member],
  ])('is not there for %s until it is finished', (_, by) => {
    expect(profileFor({ ...ana, ...unfinished }, by)).toBeUndefined();
  });

  it('is there for visitors if she has a shop or a listing, and otherwise for members who have met her', () => {
    const withoutShop = { ...ana, shopName: null };
    expect(profileFor({ ...withoutShop, hasListings: true }, undefined)).toBeDefined();
    expect(profileFor(withoutShop, undefined)).toBeUndefined();
    expect(profileFor(withoutShop, member)).toBeDefined();
    expect(profileFor({ ...withoutShop, met: false }, member)).toBeUndefined();
  });

  it('is what a visitor sees to an unverified member, until they have met', () => {
    expect(fieldsFor(ana, unverified)).toEqual(forMembers);
    expect(fieldsFor({ ...ana, met: false }, unverified)).toEqual(forVisitors);
    expect(profileFor({ ...ana, met: false, shopName: null }, unverified)).toBeUndefined();
  });

  it('is there for herself before', () => {
    expect(fieldsFor({ ...ana, ...unfinished }, { ...member, id: 1, progress: unfinished })).toEqual(
      forMembers,
    );
  });
});
