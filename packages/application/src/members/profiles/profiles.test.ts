import { pointOf } from '@nestmates/domain/members/places/member-point.ts';
import type { PublicProfile } from '@nestmates/domain/members/profiles/public-profile.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller, onboarded } from '../../../testing/a-caller.ts';
import { MemoryMembers } from '../../../testing/memory/memory-members.ts';
import { MemoryTransaction } from '../../../testing/memory/memory-transaction.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import type { ProfileChange } from './ports.ts';
import { Profiles } from './profiles.ts';

const ana = aCaller({ id: 1 });
const austin = { state: 'TX', city: 'Austin' };
const centroid = { latitude: 30.27, longitude: -97.74 };
const photo = '/photos/ana/card.webp';

/** Whoever changes a profile has locked its member. */
async function profilesInMemory() {
  const [transaction, members, clock] = [new MemoryTransaction(), new MemoryMembers(), new StoppedClock()];
  await members.add({ email: ana.email, passwordHash: '', createdAt: clock.now() });
  const kept: { change: ProfileChange; profilePhotoUrl: string | null } = {
    change: {},
    profilePhotoUrl: null,
  };
  const lookedUp: number[] = [];
  const found = new Map<number, PublicProfile>();
  const account = async (id: number) => ({
    ...(await members.lock(id)),
    ...(kept.change as object),
    profilePhotoUrl: kept.profilePhotoUrl,
  });
  const told: unknown[] = [];
  const followed: ProfileChange[] = [];
  const profiles = new Profiles({
    transaction,
    emails: stub({ send: async (_, ids) => void told.push(ids) }),
    clock,
    members: stub({
      async lock(id) {
        transaction.lock(`member ${id}`);
        return account(id);
      },
    }),
    profileStore: {
      async change(id, change) {
        transaction.requireLocked(`member ${id}`);
        kept.change = { ...kept.change, ...change };
        return account(id);
      },
    },
    profileFollowers: [
      {
        async changed(id) {
          transaction.requireLocked(`member ${id}`);
          followed.push({ ...kept.change });
        },
      },
    ],
    publicProfileQueries: {
      async find(id, _, lookUps) {
        if (lookUps) lookedUp.push(id);
        return found.get(id);
      },
    },
    zipCentroids: {
      find: (zipCode) => (zipCode === '78701' ? centroid : undefined),
      countsAs: (zipCode) => (zipCode === '78799' ? '78701' : null),
    },
  });
  return { kept, lookedUp, found, told, followed, profiles };
}

let app: Awaited<ReturnType<typeof profilesInMemory>>;
beforeEach(async () => {
  app = await profilesInMemory();
});

const basic = { firstName: 'Ana', lastName: 'Alvarez', age: 30, ...austin };
const saveBasic = async (given: object = {}) => app.profiles.saveBasic(ana, { ...basic, ...given } as never);

describe('onboarding', () => {
  it('begins with a home, whose place is that of its ZIP code, or of its city', async () => {
    expect(await saveBasic({ zipCode: '78701' })).toMatchObject({
      intakeBasicCompleted: true,
      firstName: 'Ana',
    });
    expect(app.kept.change).toMatchObject({ ...austin, zipCode: '78701', point: centroid });
    await saveBasic();
    expect(app.kept.change).toMatchObject({ zipCode: null, point: pointOf(austin, undefined) });
    await saveBasic({ zipCode: '78799' });
    expect(app.kept.change).toMatchObject({ zipCode: '78799', zipCountsAs: '78701', point: centroid });
    expect(app.kept.change).toMatchObject({ cityPoint: pointOf(austin, undefined) });
    await expect(async () => saveBasic({ city: 'Nowhere' })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('goes on in its order, and ends with a bio', async () => {
    const parenting = { parentingVibe: ['gentle'] } as never;
    await expect(app.profiles.saveParenting(ana, parenting)).rejects.toMatchObject({
      code: 'ONBOARDING_INCOMPLETE',
    });
    await saveBasic();
    expect(await app.profiles.saveParenting(ana, parenting)).toMatchObject({ parentingInfoCompleted: true });
    const end = { bio: 'We love the river.', profilePhotoUrl: null } as never;
    await expect(app.profiles.complete(ana, end)).rejects.toMatchObject({ code: 'ONBOARDING_INCOMPLETE' });
    app.kept.change = { ...app.kept.change, childrenAdded: true };
    expect(await app.profiles.complete(ana, end)).toMatchObject({ onboardingComplete: true });
    expect(app.kept.change.bio).toBe('We love the river.');
  });

  it('takes only a photo that was uploaded', async () => {
    app.kept.change = onboarded;
    const complete = () =>
      app.profiles.complete(ana, { bio: 'By the river.', profilePhotoUrl: photo } as never);
    await expect(complete()).rejects.toMatchObject({ kind: 'invalid' });
    app.kept.profilePhotoUrl = photo;
    await expect(complete()).resolves.toMatchObject({ profilePhotoUrl: photo });
  });
});

describe('a profile', () => {
  it('is edited, with the age that it had, or one to begin with', async () => {
    await app.profiles.edit(ana, { firstName: 'Anna' } as never);
    expect(app.kept.change).toMatchObject({ firstName: 'Anna', age: 25 });
    await app.profiles.edit(ana, { firstName: 'Anna', age: 41 } as never);
    await app.profiles.edit(ana, { firstName: 'Ana' } as never);
    expect(app.kept.change).toMatchObject({ firstName: 'Ana', age: 41 });
    await expect(app.profiles.edit(ana, { profilePhotoUrl: photo } as never)).rejects.toMatchObject({
      kind: 'invalid',
    });
  });

  it('keeps a name that it had before names like ours were refused', async () => {
    await expect(app.profiles.edit(ana, { firstName: 'Admin' })).rejects.toMatchObject({ kind: 'invalid' });
    app.kept.change = { firstName: 'Admin' };
    await app.profiles.edit(ana, { firstName: 'Admin', age: 30 });
    expect(app.kept.change).toMatchObject({ firstName: 'Admin', age: 30 });
  });

  it('keeps what others may know of it', async () => {
    await app.profiles.savePrivacy(ana, { planAroundCalendar: false });
    await app.profiles.savePrivacy(ana, { zipShownTo: 'nobody', paused: true });
    expect(app.kept.change).toEqual({ planAroundCalendar: false, zipShownTo: 'nobody', paused: true });
    expect(app.followed).toEqual([{ planAroundCalendar: false }, app.kept.change]);
  });

  it('show the zip to more people with the password alone, which the member is told', async () => {
    await app.profiles.savePrivacy(ana, { zipShownTo: 'nobody' });
    const widen = { zipShownTo: 'connections' } as const;
    await expect(app.profiles.savePrivacy(ana, widen)).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED' });
    expect([app.kept.change, app.told]).toEqual([{ zipShownTo: 'nobody' }, []]);
    await app.profiles.savePrivacy({ ...ana, hasConfirmedPassword: true }, widen);
    expect(app.told).toEqual([{ memberId: ana.id, act: 'zip-shown', about: ana.id }]);
    await app.profiles.savePrivacy(ana, widen);
    await app.profiles.savePrivacy(ana, { zipShownTo: 'nobody' });
    expect(app.told).toHaveLength(1);
  });
});

describe('the profile of another', () => {
  const bea = (given: Partial<PublicProfile>) =>
    app.found.set(2, {
      ...onboarded,
      id: 2,
      firstName: 'Bea',
      city: 'Austin',
      state: 'Texas',
      shopName: null,
      sellerBio: null,
      instagram: null,
      facebook: null,
      website: null,
      storeLive: false,
      storeSlug: null,
      rating: null,
      profilePhotoUrl: null,
      photoCheckedAt: null,
      age: 33,
      zipCode: null,
      bio: null,
      lifestyleInterests: [],
      createdAt: new Date('2026-01-01T00:00:00Z'),
      hasListings: false,
      met: true,
      beyondLookUps: false,
      ...given,
    });

  it('is seen by whom they have met', async () => {
    bea({});
    expect(await app.profiles.see(ana, 2)).toMatchObject({ firstName: 'Bea', age: 33 });
    await expect(app.profiles.see(undefined, 2)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(app.profiles.see(ana, 3)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('who sells is seen by all, and counted where a member reads it by its number', async () => {
    bea({ hasListings: true, met: false });
    await app.profiles.see(undefined, 2);
    expect(app.lookedUp).toEqual([]);
    await app.profiles.see(aCaller({ id: 1, mustVerifyEmail: true }), 2);
    expect(app.lookedUp).toEqual([]);
    await app.profiles.see(ana, 2);
    expect(app.lookedUp).toEqual([2]);
  });

  it('is refused beyond the limit of a day, without saying who is there', async () => {
    bea({ hasListings: true, met: false, beyondLookUps: true });
    await expect(app.profiles.see(ana, 2)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    bea({ met: false, beyondLookUps: true });
    await expect(app.profiles.see(ana, 2)).rejects.toMatchObject({ kind: 'not-found' });
  });
});
