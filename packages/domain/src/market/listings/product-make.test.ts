import { describe, expect, it } from 'vitest';
import { missingMake, requireMake, requireYear } from './product-make.ts';

const stroller = { type: 'product', title: 'Stroller', brand: 'Thule', model: 'Spring', year: 2022 } as const;
const now = new Date('2026-11-23T12:00:00Z');

describe('the make of a product that can hurt', () => {
  it('is its brand and its model', () => {
    expect(missingMake(stroller)).toEqual([]);
    expect(missingMake({ ...stroller, brand: null, model: null })).toEqual(['brand', 'model']);
    expect(() => requireMake(stroller)).not.toThrow();
    expect(() => requireMake({ ...stroller, model: null })).toThrow(
      'Please say the model: we check strollers against recalls',
    );
    expect(() => requireMake({ ...stroller, brand: null, model: null })).toThrow(
      expect.objectContaining({
        details: {
          issues: ['brand', 'model'].map((path) => expect.objectContaining({ path })),
        },
      }),
    );
  });

  it('is asked of nothing else', () => {
    expect(missingMake({ ...stroller, title: 'Doll stroller', brand: null })).toEqual([]);
    expect(missingMake({ ...stroller, type: 'service', brand: null })).toEqual([]);
  });
});

describe('the year of a product', () => {
  it.each([null, 1950, 2026, 2027])('may be %s', (year) => {
    expect(() => requireYear({ year }, now)).not.toThrow();
  });

  it.each([1949, 2028])('is not %s', (year) => {
    expect(() => requireYear({ year }, now)).toThrow('Please enter the year when it was made');
  });
});
