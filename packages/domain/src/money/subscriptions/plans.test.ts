import { describe, expect, it } from 'vitest';
import { freeDailySwipes } from '../../platform/access/features.ts';
import { defaultPrices } from '../../platform/access/prices.ts';
import { moneyBackDays, priceList } from './plans.ts';

const book = priceList(defaultPrices);

describe('the price list', () => {
  it('names the three plans and what they usually cost a month', () => {
    expect(book.map(({ id, name, priceCents }) => [id, name, priceCents])).toEqual([
      ['free', 'Free', 0],
      ['pro', 'Pro', 799],
      ['premium', 'Premium', 1199],
    ]);
  });

  it('takes other prices, but Free stays free', () => {
    expect(priceList({ pro: 1000, premium: 2000 }).map(({ priceCents }) => priceCents)).toEqual([
      0, 1000, 2000,
    ]);
  });

  it('says how many swipes Free has, as the limit itself does', () => {
    expect(book[0]?.features.map(({ says }) => says)).toContain(
      `Browse with ${freeDailySwipes} swipes a day`,
    );
  });

  it('has the badge of Premium open, as the dashboard shows it', () => {
    expect(book[2]?.features).toContainEqual({ says: 'Premium badge', open: true });
  });

  it('opens something today with every plan, and says everything once', () => {
    for (const { features } of book) {
      expect(features.some(({ open }) => open)).toBe(true);
    }
    const all = book.flatMap(({ features }) => features.map(({ says }) => says));
    expect(new Set(all).size).toBe(all.length);
  });
});

it('a purchase is refunded without a reason for thirty days, as the page of the plans promises', () => {
  expect(moneyBackDays).toBe(30);
});
