import type { PastSale } from '@nestmates/domain/market/listings/past-sales.ts';
import { photoUrl } from '@nestmates/domain/platform/photos/photo-address.ts';
import { defaultAiBudget } from '@nestmates/domain/together/insights/ai-budget.ts';
import { describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { immediateTransaction } from '../../../testing/immediate-transaction.ts';
import { MemoryInsights } from '../../../testing/memory/memory-insights.ts';
import { MemoryListingDrafts } from '../../../testing/memory/memory-listing-drafts.ts';
import { MemoryReservations } from '../../../testing/memory/memory-reservations.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { BudgetedWriting } from '../../together/insights/budgeted-writing.ts';
import { DraftsOfListings } from './drafts-of-listings.ts';

const ana = aCaller({ id: 1, plan: 'premium' });
const jpeg = new Uint8Array([0xff, 0xd8]);
const own = photoUrl('photo-of-ana');

const bikes: readonly PastSale[] = [40, 42, 45, 60, 70].map((dollars, nth) => ({
  sellerId: 10 + nth,
  priceCents: dollars * 100,
  category: 'Sports & Outdoors',
}));

function inMemory(aiBudget = defaultAiBudget) {
  const [settings, listingDrafts, clock] = [
    new MemoryInsights(),
    new MemoryListingDrafts(),
    new StoppedClock(),
  ];
  const asked: { title: string; than: number }[] = [];
  const files: string[] = [];
  const drafts = new DraftsOfListings({
    listingDrafts,
    listingDraftQueries: {
      async soldLike(title, { than }) {
        asked.push({ title, than });
        return title.includes('bike') ? bikes : [];
      },
      isListingPhotoOf: async (memberId, name) => memberId === ana.id && name === 'photo-of-ana',
    },
    aiSettingsStore: settings,
    budgetedWriting: new BudgetedWriting({
      reservations: new MemoryReservations(),
      aiBudget,
      alerts: { raise: () => undefined },
      transaction: immediateTransaction,
      clock,
    }),
    photos: stub({
      async read(name: string, file: string) {
        files.push(`${name} ${file}`);
        return jpeg;
      },
    }),
    tokens: stub({ generate: () => `token ${asked.length}-${listingDrafts.asked.length}` }),
  });
  return { drafts, listingDrafts, settings, asked, files };
}

const codeOf = (code: string) => expect.objectContaining({ code });

describe('a draft of a listing', () => {
  it('is made from a small file of her photo, and priced by what was sold under its title', async () => {
    const { drafts, listingDrafts, asked, files } = inMemory();
    expect(await drafts.draft(ana, { imageUrl: own })).toEqual({
      title: 'Balance bike',
      category: 'Sports & Outdoors',
      condition: null,
      price: 4500,
    });
    expect(files).toEqual(['photo-of-ana card.jpg']);
    expect(listingDrafts.asked).toEqual([{ photo: jpeg, title: '', pastSales: [] }]);
    expect(asked).toEqual([{ title: 'Balance bike', than: ana.id }]);
  });

  it('is made from what she has typed, which alone says what it is priced by', async () => {
    const { drafts, listingDrafts, asked } = inMemory();
    listingDrafts.saying = { title: 'Something else' };
    expect(await drafts.draft(ana, { title: 'Old bike' })).toMatchObject({ price: 4500 });
    expect(listingDrafts.asked).toEqual([{ photo: null, title: 'Old bike', pastSales: bikes }]);
    expect(asked).toEqual([{ title: 'Old bike', than: ana.id }]);
  });

  it('has no price where nothing like it was sold in its category', async () => {
    const { drafts, listingDrafts } = inMemory();
    listingDrafts.saying = { category: 'Clothing' };
    expect(await drafts.draft(ana, { title: 'Old bike' })).toMatchObject({ price: null });
    expect(await drafts.draft(ana, { title: 'Hat' })).toMatchObject({ price: null });
  });

  it('has no title that leads away', async () => {
    const { drafts, listingDrafts } = inMemory();
    listingDrafts.saying = { title: 'Bike, see www.example.test' };
    expect(await drafts.draft(ana, { imageUrl: own })).toMatchObject({
      title: null,
      category: 'Sports & Outdoors',
    });
  });

  it('is nothing of nothing', async () => {
    const { drafts, asked } = inMemory();
    const nothing = { title: null, category: null, condition: null, price: null };
    expect(await drafts.draft(ana, {})).toEqual(nothing);
    expect(await drafts.draft(ana, { imageUrl: null, title: '' })).toEqual(nothing);
    expect(asked).toEqual([]);
  });

  it('looks at no photo of anybody else', async () => {
    const { drafts, listingDrafts, files } = inMemory();
    const bea = aCaller({ id: 2, plan: 'premium' });
    const refused = expect.objectContaining({ code: 'VALIDATION' });
    await expect(drafts.draft(bea, { imageUrl: own })).rejects.toEqual(refused);
    await expect(drafts.draft(ana, { imageUrl: photoUrl('gone') })).rejects.toEqual(refused);
    expect([listingDrafts.asked, files]).toEqual([[], []]);
  });

  it('neither reads nor refuses a photo that its writer does not look at', async () => {
    const { drafts, listingDrafts, files } = inMemory();
    listingDrafts.readsPhotos = false;
    expect(await drafts.draft(ana, { imageUrl: photoUrl('gone'), title: 'Old bike' })).toMatchObject({
      price: 4500,
    });
    expect(listingDrafts.asked).toMatchObject([{ photo: null, title: 'Old bike' }]);
    expect(files).toEqual([]);
  });

  it('is not made while she lets nothing be written', async () => {
    const { drafts, listingDrafts, settings, files } = inMemory();
    expect(await drafts.about(ana)).toEqual({ enabled: true, author: 'ai', readsPhotos: true });
    await settings.save(ana.id, {
      parentingStyleOverride: null,
      challenges: null,
      childrenNotes: null,
      enabled: false,
    });
    expect(await drafts.about(ana)).toMatchObject({ enabled: false });
    await expect(drafts.draft(ana, { imageUrl: own })).rejects.toEqual(codeOf('DRAFTS_OFF'));
    expect([listingDrafts.asked, files]).toEqual([[], []]);
  });

  it('fails in one sentence, and within the budget of a day', async () => {
    const { drafts, listingDrafts } = inMemory({ perMember: 2500, inAll: 10_000 });
    listingDrafts.failing = 'slow';
    await expect(drafts.draft(ana, { title: 'Bike' })).rejects.toEqual(codeOf('AI_UNAVAILABLE'));
    await expect(drafts.draft(ana, { title: 'Bike' })).rejects.toEqual(codeOf('AI_UNAVAILABLE'));
    await expect(drafts.draft(ana, { title: 'Bike' })).rejects.toEqual(codeOf('RATE_LIMITED'));
    expect(listingDrafts.asked).toHaveLength(2);
  });
});
