import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  age,
  availability,
  badges,
  category,
  condition,
  description,
  flag,
  photoUrl,
  photoUrls,
  price,
  priceType,
  title,
} from './listing-fields.ts';
import { searchQuery } from './search.ts';

const fields = {
  age,
  availability,
  badges,
  category,
  condition,
  description,
  flag,
  photoUrl,
  photoUrls,
  price,
  priceType,
  title,
};

const accepted = (schema: z.ZodMiniType, value: unknown) => z.parse(schema, value);
const complaints = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? [];

describe('a field of a listing', () => {
  it.each([
    ['flag', 'true', true],
    ['flag', 'false', false],
    ['flag', false, false],
    ['price', 100, 100],
    ['price', '4800', 4800],
    ['price', 500_000, 500_000],
    ['age', 0, 0],
    ['age', '18', 18],
    ['priceType', 'hour', 'hour'],
    ['priceType', 'per hour', 'hour'],
    ['priceType', 'session', 'session'],
    ['priceType', 'per session', 'session'],
    ['title', ' Bike ', 'Bike'],
    ['title', '👶'.repeat(100), '👶'.repeat(100)],
    ['description', ' \u200b ', ''],
    ['description', 'x'.repeat(500), 'x'.repeat(500)],
    ['availability', 'x'.repeat(200), 'x'.repeat(200)],
    ['badges', '[]', []],
    ['photoUrls', '["/photos/a/card.webp"]', ['/photos/a/card.webp']],
    ['photoUrls', Array(6).fill('/photos/a/card.webp'), Array(6).fill('/photos/a/card.webp')],
  ] as const)('%s reads %j', (name, value, read) => {
    expect(accepted(fields[name], value)).toEqual(read);
  });

  it.each([
    ['price', undefined, 'Price is required'],
    ['price', null, 'Price is required'],
    ['price', '', 'Price is required'],
    ['price', 'much', 'Please enter a price in dollars and cents, such as 12.50'],
    ['price', '1234567890', 'Please enter a price in dollars and cents, such as 12.50'],
    ['price', 99, 'Price must be at least $1.00'],
    ['price', 500_001, 'Price must be $5,000 or less'],
    ['age', -1, 'Please choose ages from 0 to 18, the younger one first'],
    ['age', 19, 'Please choose ages from 0 to 18, the younger one first'],
    ['title', ' ', 'Title is required'],
    ['title', 'x'.repeat(101), 'Title must be under 100 characters'],
    ['description', 'x'.repeat(501), 'Description must be under 500 characters'],
    ['availability', 'x'.repeat(201), 'Availability must be under 200 characters'],
    ['photoUrl', 'https://elsewhere.example/a.jpg', 'Please upload this photo again'],
    ['photoUrls', Array(7).fill('/photos/a/card.webp'), 'Please choose up to 6 photos'],
    ['priceType', 'day', 'Please choose per session or per hour'],
    ['category', 'Cars', 'Please choose a category from the list'],
    ['condition', 'broken', 'Please choose a condition from the list'],
  ] as const)('%s refuses %j', (name, value, complaint) => {
    expect(complaints(fields[name], value)).toContain(complaint);
  });

  it.each(['no list', '{"a":1}', '[1]', '"text"'])('badges refuse %s, which is no list of texts', (text) => {
    expect(z.safeParse(badges, text).success).toBe(false);
  });
});

describe('a search', () => {
  const query = z.object(searchQuery);

  it('reads the numbers in its address', () => {
    expect(z.parse(query, { q: ' boots ', age: '18', minPrice: '0', maxPrice: '500000' })).toEqual({
      q: 'boots',
      age: 18,
      minPrice: 0,
      maxPrice: 500_000,
    });
  });

  it.each([{ age: '19' }, { maxPrice: '500001' }, { minPrice: '-1' }, { q: 'x'.repeat(101) }, { q: '!?' }])(
    'refuses %j',
    (given) => {
      expect(z.safeParse(query, given).success).toBe(false);
    },
  );
});
