import type { PaymentAccountStatus } from '@nestmates/domain/money/payments/payment-account-status.ts';
import type { Recall } from '@nestmates/domain/trust/recalls/recall.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { immediateTransaction } from '../../../testing/immediate-transaction.ts';
import { MemoryListingPhotos, MemoryListings } from '../../../testing/memory/memory-listings.ts';
import { stub } from '../../../testing/stub.ts';
import { ListingPhotos } from './listing-photos.ts';
import { Selling } from './selling.ts';

const sara = aCaller({ id: 1, plan: 'premium' });
const tess = aCaller({ id: 2, plan: 'premium' });
const bike = { title: 'Balance bike', type: 'product', price: 4800 } as const;
const upload = { size: 1, path: 'photo' };

let listings: MemoryListings;
let records: MemoryListingPhotos;
let removed: string[];
let jobs: unknown[];
let timings: unknown[];
let recalls: Recall[];
let status: PaymentAccountStatus;
let selling: Selling;

beforeEach(() => {
  listings = new MemoryListings();
  records = new MemoryListingPhotos();
  removed = [];
  jobs = [];
  recalls = [];
  timings = [];
  status = { payments: 'ready' };
  const clock = { now: () => new Date('2027-03-01T12:00:00Z') };
  const photos = new ListingPhotos({
    photos: stub({
      async store(ownerId) {
        const name = `photo${records.stored.size}`;
        records.stored.set(name, { ownerId, use: null });
        return name;
      },
      async scheduleRemoval(names) {
        removed.push(...names);
      },
    }),
    listingPhotoRecords: records,
    clock,
  });
  selling = new Selling({
    listingStore: listings,
    listingQueries: stub(listings),
    listingPhotos: photos,
    jobs: {
      add: async (_, payload, timing) => {
        jobs.push(payload);
        timings.push(timing);
      },
    },
    knownRecalls: stub({ all: async () => recalls }),
    paymentAccounts: stub({ statusOf: async () => status }),
    transaction: immediateTransaction,
    clock,
    maxPrice: 20_000,
  });
});

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }) => code,
  );

describe('who may put something on sale', () => {
  it.each(['free', 'pro'] as const)('is nobody on %s, whatever her account', async (plan) => {
    expect(await codeOf(selling.create({ ...sara, plan }, bike, undefined))).toBe('SUBSCRIPTION_REQUIRED');
  });

  it('is nobody without a payment account that is ready', async () => {
    status = { payments: 'none' };
    expect(await codeOf(selling.create(sara, bike, undefined))).toBe('STRIPE_CONNECT_REQUIRED');
    status = { payments: 'started', onboardingUrl: 'https://pay.example' };
    expect(await codeOf(selling.create(sara, bike, upload))).toBe('ONBOARDING_REQUIRED');
    expect(records.stored.size).toBe(0);
  });
});

describe('a listing', () => {
  it('is edited, paused and removed by its seller alone', async () => {
    const { id } = await selling.create(sara, bike, undefined);
    expect(await codeOf(selling.edit(tess, id, { price: 1 }))).toBe('NOT_FOUND');
    expect(await codeOf(selling.changeStatus(tess, id, 'pause'))).toBe('NOT_FOUND');
    expect(await codeOf(selling.remove(tess, id))).toBe('NOT_FOUND');
    expect((await selling.edit(sara, id, { price: 4500 })).price).toBe(4500);
    expect((await selling.changeStatus(sara, id, 'pause')).actions).toEqual(['edit', 'resume', 'remove']);
    await selling.remove(sara, id);
    expect((await selling.mine(sara, { limit: 50 })).items).toEqual([]);
    expect(await codeOf(selling.edit(sara, id, { price: 4000 }))).toBe('NOT_FOUND');
  });

  it('has what its seller has said, and keeps in an edit what is not sent', async () => {
    const lessons = { title: 'Piano lessons', type: 'service', price: 3500 } as const;
    const said = {
      serviceIcon: 'music',
      badges: ['Insured'],
      availability: 'Mondays',
      priceType: 'hour',
    } as const;
    const { id } = await selling.create(sara, { ...lessons, ...said, badges: [...said.badges] }, undefined);
    expect(await selling.edit(sara, id, { title: 'Lessons', badges: undefined })).toMatchObject(said);
    expect(await selling.edit(sara, id, { availability: null })).toMatchObject({
      ...said,
      title: 'Lessons',
      availability: null,
    });
  });

  it('has a job at the end of a service with a day, and of no other', async () => {
    const lessons = { title: 'Piano lessons', type: 'service', price: 3500 } as const;
    await selling.create(sara, lessons, undefined);
    await selling.create(sara, { ...bike, serviceDate: '2027-03-06' }, undefined);
    expect(jobs).toEqual([]);
    const { id } = await selling.create(sara, { ...lessons, serviceDate: '2027-03-06' }, undefined);
    await selling.edit(sara, id, { title: 'Lessons' });
    expect(jobs).toEqual([{ listingId: id }]);
    expect(timings).toEqual([{ at: new Date('2027-03-21T12:00:00Z'), key: `end-service-${id}` }]);
    await selling.edit(sara, id, { serviceDate: '2027-03-07' });
    expect(timings[1]).toMatchObject({ at: new Date('2027-03-22T12:00:00Z') });
    await selling.edit(sara, id, { serviceDate: null });
    expect(jobs).toHaveLength(2);
  });

  it('says brand and model of a product that can hurt, new or once it becomes one', async () => {
    const stroller = { ...bike, title: 'Stroller' };
    expect(await codeOf(selling.create(sara, stroller, upload))).toBe('VALIDATION');
    expect(records.stored.size).toBe(0);
    expect(await codeOf(selling.create(sara, { ...stroller, brand: 'Thule' }, undefined))).toBe('VALIDATION');
    const { id } = await selling.create(sara, bike, undefined);
    expect(await codeOf(selling.edit(sara, id, { title: 'Stroller' }))).toBe('VALIDATION');
    const make = { brand: 'Thule', model: 'Spring', year: 2022 };
    expect(await selling.edit(sara, id, { title: 'Stroller', ...make })).toMatchObject(make);
    expect(await codeOf(selling.edit(sara, id, { brand: '', model: '' }))).toBe('VALIDATION');
    expect(await selling.edit(sara, id, { price: 4500 })).toMatchObject(make);
    expect(await codeOf(selling.edit(sara, id, { year: 2029 }))).toBe('VALIDATION');
    expect(await selling.create(sara, { ...bike, brand: '' }, undefined)).toMatchObject({ brand: null });
  });

  it('is edited without brand and model where it is from before they were asked for', async () => {
    const { id } = await selling.create(sara, bike, undefined);
    const before = listings.stored.get(id);
    if (before) listings.stored.set(id, { ...before, title: 'Stroller' });
    expect(await codeOf(selling.edit(sara, id, { price: 4500, title: 'Red stroller' }))).toBe('done');
    expect(await codeOf(selling.edit(sara, id, { title: 'Crib' }))).toBe('VALIDATION');
    expect(await codeOf(selling.edit(sara, id, { year: 2022 }))).toBe('VALIDATION');
  });

  it('is nothing that may never be sold, new or edited, and no photo is kept for it', async () => {
    const crib = { ...bike, title: 'Drop-side crib' };
    expect(await codeOf(selling.create(sara, crib, upload))).toBe('FORBIDDEN_THING');
    expect(records.stored.size).toBe(0);
    const { id } = await selling.create(
      sara,
      { ...bike, title: 'Crib', brand: 'IKEA', model: 'Sniglar' },
      undefined,
    );
    const description = 'One side is a drop side.';
    expect(await codeOf(selling.edit(sara, id, { description }))).toBe('FORBIDDEN_THING');
    expect(listings.stored.get(id)?.description).toBe('');
  });

  it('is nothing that was recalled, new, edited or put on sale again', async () => {
    const { id } = await selling.create(sara, { ...bike, title: 'Graco SR-35' }, undefined);
    await selling.changeStatus(sara, id, 'pause');
    const url = 'https://recalls.example/1';
    recalls = [{ id: '1', title: 'Graco SR-35', url, date: '2026', brands: ['Graco'], models: ['SR-35'] }];
    expect(await codeOf(selling.changeStatus(sara, id, 'resume'))).toBe('RECALLED');
    expect(await codeOf(selling.edit(sara, id, { price: 4500 }))).toBe('RECALLED');
    expect(await codeOf(selling.create(sara, { ...bike, title: 'Graco SR-35' }, upload))).toBe('RECALLED');
    expect(records.stored.size).toBe(0);
    expect(await codeOf(selling.create(sara, { ...bike, title: 'Graco SR-30' }, undefined))).toBe('done');
  });

  it('is no service in which something recalled is used', async () => {
    const url = 'https://recalls.example/1';
    recalls = [{ id: '1', title: 'Graco SR-35', url, date: '2026', brands: ['Graco'], models: ['SR-35'] }];
    const sitting = { title: 'Babysitting at my home', type: 'service', price: 2000 } as const;
    const used = { ...sitting, description: 'With a Graco SR-35 seat for our drives.' };
    expect(await codeOf(selling.create(sara, used, undefined))).toBe('RECALLED');
    const { id } = await selling.create(sara, sitting, undefined);
    expect(await codeOf(selling.edit(sara, id, { description: used.description }))).toBe('RECALLED');
    expect(listings.stored.get(id)?.description).toBe('');
  });

  it('does not go on sale again before a check of the photo that is required by now', async () => {
    const unchecked = { ...sara, mustCheckPhoto: true };
    const { id } = await selling.create(sara, bike, undefined);
    expect(await codeOf(selling.changeStatus(unchecked, id, 'pause'))).toBe('done');
    expect(await codeOf(selling.changeStatus(unchecked, id, 'resume'))).toBe('SELFIE_CHECK_REQUIRED');
    expect(await codeOf(selling.edit(unchecked, id, { price: 4500 }))).toBe('done');
    const paused = listings.stored.get(id);
    if (paused) listings.stored.set(id, { ...paused, status: 'ended' });
    expect(await codeOf(selling.edit(unchecked, id, { price: 4400 }))).toBe('SELFIE_CHECK_REQUIRED');
    expect(await codeOf(selling.edit(sara, id, { price: 4400 }))).toBe('done');
  });

  it('does not go on sale again where it may not be sold by now', async () => {
    const { id } = await selling.create(sara, bike, undefined);
    await selling.changeStatus(sara, id, 'pause');
    const before = listings.stored.get(id);
    if (before) listings.stored.set(id, { ...before, title: 'Drop-side crib' });
    expect(await codeOf(selling.changeStatus(sara, id, 'resume'))).toBe('FORBIDDEN_THING');
    expect(await codeOf(selling.edit(sara, id, { title: 'Bike' }))).toBe('done');
    expect(await codeOf(selling.changeStatus(sara, id, 'resume'))).toBe('done');
  });

  it('is not dearer than an operator allows, unless it was so before', async () => {
    expect(await codeOf(selling.create(sara, { ...bike, price: 20_001 }, undefined))).toBe('VALIDATION');
    const { id } = await selling.create(sara, bike, undefined);
    expect(await codeOf(selling.edit(sara, id, { price: 20_001 }))).toBe('VALIDATION');
    expect((await selling.edit(sara, id, { price: 20_000 })).price).toBe(20_000);
  });

  it('has those who keep it told of a lower price, and of no other change', async () => {
    const { id } = await selling.create(sara, bike, undefined);
    await selling.edit(sara, id, { price: 5000 });
    await selling.edit(sara, id, { title: 'Bike' });
    expect(jobs).toEqual([]);
    await selling.edit(sara, id, { price: 4500 });
    expect(jobs).toEqual([{ listingId: id }]);
  });

  it('keeps its photos in the order that was sent, and gives up those it does not show', async () => {
    const first = (await selling.uploadPhoto(sara, upload)).imageUrl;
    const { id, imageUrls } = await selling.create(sara, { ...bike, imageUrls: [first] }, upload);
    expect(imageUrls).toEqual(['/photos/photo1/card.webp', first]);
    expect((await selling.edit(sara, id, { imageUrls: [first] })).imageUrl).toBe(first);
    expect(removed).toEqual(['photo1']);
  });

  it('shows no photo of another member or another listing', async () => {
    const { imageUrl } = await selling.uploadPhoto(sara, upload);
    expect(await codeOf(selling.create(tess, { ...bike, imageUrl }, undefined))).toBe('VALIDATION');
    await selling.create(sara, { ...bike, imageUrl }, undefined);
    expect(await codeOf(selling.create(sara, { ...bike, imageUrl }, undefined))).toBe('VALIDATION');
  });

  it('has six photos at most, the one in the form included', async () => {
    const imageUrls = Array.from({ length: 6 }, (_, nth) => `/photos/p${nth}/card.webp`);
    expect(await codeOf(selling.create(sara, { ...bike, imageUrls }, upload))).toBe('VALIDATION');
  });
});

describe('a seller who has no plan for selling any more', () => {
  const downgraded = aCaller({ id: 1, plan: 'pro' });

  it('sets no other price and puts nothing on sale again', async () => {
    const { id } = await selling.create(sara, bike, undefined);
    expect(await codeOf(selling.edit(downgraded, id, { price: 4000 }))).toBe('SUBSCRIPTION_REQUIRED');
    expect(await codeOf(selling.changeStatus(downgraded, id, 'pause'))).toBe('done');
    expect(await codeOf(selling.changeStatus(downgraded, id, 'resume'))).toBe('SUBSCRIPTION_REQUIRED');
    expect(await codeOf(selling.changeStatus(sara, id, 'resume'))).toBe('done');
  });

  it('still corrects a word and takes a listing away', async () => {
    const { id } = await selling.create(sara, bike, undefined);
    expect(await codeOf(selling.edit(downgraded, id, { title: 'Balance bike, red' }))).toBe('done');
    expect(await codeOf(selling.remove(downgraded, id))).toBe('done');
  });
});
