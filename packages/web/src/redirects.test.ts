import { describe, expect, it } from 'vitest';
import { redirectFor, redirectOfRestricted } from './redirects.ts';

const fresh = {
  isAdmin: false,
  intakeBasicCompleted: false,
  parentingInfoCompleted: false,
  childrenAdded: false,
  onboardingComplete: false,
  subscriptionStatus: 'inactive',
};
const basicDone = { ...fresh, intakeBasicCompleted: true };
const parentingDone = { ...basicDone, parentingInfoCompleted: true };
const childrenDone = { ...parentingDone, childrenAdded: true };
const complete = { ...childrenDone, onboardingComplete: true };
const subscribed = { ...complete, subscriptionStatus: 'active' };
const admin = { ...complete, isAdmin: true };

describe('the redirect rules', () => {
  it.each([
    ['a visitor stays on the landing page', null, '/', undefined],
    ['a visitor stays on the auth page', null, '/auth', undefined],
    ['the landing page is open to a newcomer', fresh, '/', undefined],
    ['an admin stays on early access', admin, '/admin-early-access', undefined],
    [
      'an admin stays there before her own profile is done',
      { ...fresh, isAdmin: true },
      '/admin-early-access',
      undefined,
    ],
    [
      'an admin without a second factor turns one on first',
      { ...complete, mustUseSecondFactor: true },
      '/admin/orders',
      '/account/two-step',
    ],
    ['anyone else is denied it', complete, '/admin-early-access', '/access-denied'],
    ['an admin stays on the orders', admin, '/admin/orders', undefined],
    ['anyone else is denied the orders', complete, '/admin/orders', '/access-denied'],
    ['and each of them', complete, '/admin/orders/7', '/access-denied'],
    ['a newcomer is denied it before anything else', fresh, '/admin-early-access', '/access-denied'],
    ['basics come first', fresh, '/dashboard', '/intake-basic'],
    ['basics come before parenting', fresh, '/intake-parenting', '/intake-basic'],
    ['a newcomer may do her basics', fresh, '/intake-basic', undefined],
    ['a newcomer has left the auth page', fresh, '/auth', '/intake-basic'],
    ['then parenting', basicDone, '/browse', '/intake-parenting'],
    ['a step that is done leads on to the next', basicDone, '/intake-basic', '/intake-parenting'],
    ['then children', parentingDone, '/messages', '/intake-children'],
    ['then the profile', childrenDone, '/dashboard', '/complete-profile'],
    ['the profile step has a second address', childrenDone, '/profile-completion', undefined],
    ['a finished member has left the auth page', complete, '/auth', '/dashboard'],
    ['and the first step', complete, '/intake-basic', '/dashboard'],
    ['and the second', complete, '/intake-parenting', '/dashboard'],
    ['and the third', complete, '/intake-children', '/dashboard'],
    ['and the last', complete, '/complete-profile', '/dashboard'],
    ['by either address', complete, '/profile-completion', '/dashboard'],
    ['and stays anywhere else', complete, '/matches', undefined],
    ['the prices are for whoever does not subscribe', complete, '/pricing', undefined],
    ['whoever does has no need of them', subscribed, '/pricing', '/dashboard'],
    ['but can see the plans', subscribed, '/subscribe', undefined],
    [
      'her profile comes before any plan',
      { ...childrenDone, subscriptionStatus: 'active' },
      '/pricing',
      '/complete-profile',
    ],
    ['login is the auth page', null, '/login', '/auth'],
    ['seller onboarding has moved', complete, '/seller-onboarding', '/seller/onboarding'],
    ['an address is the same with a capital', complete, '/Auth', '/dashboard'],
    ['and with a slash at its end', complete, '/auth/', '/dashboard'],
    ['a newcomer can read the terms', fresh, '/terms', undefined],
    ['a reset link works for whoever is signed in', fresh, '/reset-password', undefined],
    ['so does that which takes an e-mail back', fresh, '/take-back-email', undefined],
    ['so does “This was not me”', fresh, '/not-me', undefined],
    ['and a plan that somebody shares', fresh, '/plan/token', undefined],
    ['what makes the account safe is closed to nobody', fresh, '/account/security', undefined],
    ['nor an order that is open', fresh, '/orders/12', undefined],
  ])('%s', (_, member, path, expected) => {
    expect(redirectFor(path, member)).toBe(expected);
  });

  it('lets her take a step back by the button, but not skip one', () => {
    expect(redirectFor('/intake-basic', parentingDone, { goesBack: true })).toBeUndefined();
    expect(redirectFor('/intake-children', childrenDone, { goesBack: true })).toBeUndefined();
    expect(redirectFor('/intake-children', basicDone, { goesBack: true })).toBe('/intake-parenting');
    expect(redirectFor('/intake-basic', complete, { goesBack: true })).toBe('/dashboard');
  });
});

describe('whoever is suspended or banned', () => {
  it.each([
    ['/dashboard', '/account/standing'],
    ['/messages/7', '/account/standing'],
    ['/account/standing', undefined],
    ['/rules', undefined],
    ['/my-orders', undefined],
    ['/orders/12', undefined],
    ['/account/security', undefined],
    ['/take-back-email', undefined],
    ['/not-me', undefined],
    ['/confirm-email', undefined],
    ['/plan/token', undefined],
    ['/account', '/account/standing'],
    // Whoever is restricted decides nothing as an administrator either.
    ['/admin', '/account/standing'],
    ['/admin/money', '/account/standing'],
  ])('at %s is led to %s', (path, to) => {
    expect(redirectOfRestricted(path)).toBe(to);
  });

  it('keeps what a link brings along, such as that to the own data', () => {
    expect(redirectOfRestricted('/account', '?export=token')).toBe('/account/standing?export=token');
  });
});
