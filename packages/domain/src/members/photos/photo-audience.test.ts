import { describe, expect, it } from 'vitest';
import { type PhotoFacts, photoAudience } from './photo-audience.ts';

const portrait: PhotoFacts = {
  isInUse: true,
  isHidden: false,
  isPortrait: true,
  isPublic: false,
  isShownWithListing: false,
  isViewers: false,
  isBlocked: false,
  ownerSells: false,
};
const finished = {
  intakeBasicCompleted: true,
  parentingInfoCompleted: true,
  childrenAdded: true,
  onboardingComplete: true,
};
const member = { progress: finished, isAdmin: false };
const unfinished = { progress: { ...finished, onboardingComplete: false }, isAdmin: false };
const administrator = { progress: finished, isAdmin: true };

describe('who may see the photo of a member', () => {
  it.each([
    ['a visitor', {}, undefined, 'nobody'],
    ['a visitor, of a seller', { ownerSells: true }, undefined, 'some'],
    ['a member', {}, member, 'some'],
    ['a member without a finished profile', {}, unfinished, 'nobody'],
    ['a member without a finished profile, of a seller', { ownerSells: true }, unfinished, 'some'],
    ['the member herself, before her profile is finished', { isViewers: true }, unfinished, 'some'],
    ['a member of a blocked pair', { isBlocked: true }, member, 'nobody'],
    ['a member of a blocked pair, of a seller', { isBlocked: true, ownerSells: true }, member, 'nobody'],
    ['an administrator of a blocked pair', { isBlocked: true }, administrator, 'some'],
    ['a member, while it is hidden', { isHidden: true }, member, 'nobody'],
    ['the member herself, while it is hidden', { isHidden: true, isViewers: true }, member, 'some'],
    ['an administrator, while it is hidden', { isHidden: true }, administrator, 'some'],
    ['an administrator, when it was replaced', { isInUse: false }, administrator, 'nobody'],
  ] as const)('%s', (_, facts, viewer, expected) => {
    expect(photoAudience({ ...portrait, ...facts }, viewer)).toBe(expected);
  });

  it('of a listing is everyone, as long as it is shown', () => {
    const ofListing = { ...portrait, isPortrait: false, isPublic: true };
    expect(photoAudience(ofListing, undefined)).toBe('everyone');
    expect(photoAudience({ ...ofListing, isInUse: false }, undefined)).toBe('nobody');
    expect(photoAudience({ ...ofListing, isHidden: true }, undefined)).toBe('nobody');
    expect(photoAudience({ ...ofListing, isHidden: true, isViewers: true }, member)).toBe('some');
  });

  it.each([
    ['a visitor', {}, undefined, 'nobody'],
    ['another member', {}, member, 'nobody'],
    ['whom the listing is shown to', { isShownWithListing: true }, member, 'some'],
    ['its seller', { isViewers: true }, unfinished, 'some'],
    ['an administrator', {}, administrator, 'some'],
  ] as const)('of a listing that is not shown to everybody: %s', (_, facts, viewer, expected) => {
    expect(photoAudience({ ...portrait, isPortrait: false, ...facts }, viewer)).toBe(expected);
  });
});
