import { describe, expect, it } from 'vitest';
import type { ListingCategory } from './categories.ts';
import { type PastSale, usualCategory, usualPrice } from './past-sales.ts';

const sale = (sellerId: number, dollars: number, category: ListingCategory = 'Toys & Games'): PastSale => ({
  sellerId,
  priceCents: dollars * 100,
  category,
});

const five = [sale(1, 20), sale(2, 40), sale(3, 45), sale(1, 50), sale(2, 90)];

describe('the usual price', () => {
  it('is the middle one, in whole dollars', () => {
    expect(usualPrice(five, null)).toBe(4500);
    expect(usualPrice([...five, sale(3, 45.6)], null)).toBe(4600);
  });

  it('needs five sales of three sellers', () => {
    expect(usualPrice(five.slice(1), null)).toBeNull();
    const ofTwo = [sale(1, 40), sale(2, 40), sale(1, 40), sale(2, 40), sale(1, 40), sale(2, 40)];
    expect(usualPrice(ofTwo, null)).toBeNull();
    expect(usualPrice([], null)).toBeNull();
  });

  it('is not that of one who has sold many', () => {
    const ofOne = Array.from({ length: 50 }, () => sale(9, 900));
    expect(usualPrice([...ofOne, sale(1, 20), sale(2, 20)], null)).toBeNull();
    expect(usualPrice([...ofOne, ...five], null)).toBe(5000);
  });

  it('is that of the category, in either vocabulary', () => {
    const books = [sale(1, 5, 'books'), sale(2, 6, 'education'), sale(3, 7, 'Books & Educational')];
    const more = [sale(4, 8, 'books'), sale(5, 9, 'books')];
    expect(usualPrice([...five, ...books, ...more], 'Books & Educational')).toBe(700);
    expect(usualPrice([...five, ...books], 'Books & Educational')).toBeNull();
  });

  it('is a dollar at least', () => {
    expect(
      usualPrice(
        [1, 2, 3, 4, 5].map((seller) => sale(seller, 1.2)),
        null,
      ),
    ).toBe(100);
  });
});

describe('the usual category', () => {
  it('is that of more than half', () => {
    expect(usualCategory(five)).toBe('Toys & Games');
    const half = five.map((one, nth) => (nth % 2 === 0 ? { ...one, category: 'Clothing' as const } : one));
    expect(usualCategory(half)).toBe('Clothing');
    expect(usualCategory([...half, sale(4, 1)])).toBeNull();
  });

  it('needs as many sales as a price', () => {
    expect(usualCategory(five.slice(1))).toBeNull();
  });
});
