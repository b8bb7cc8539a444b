import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citiesBySize, cityNames, findCity, isCityOf } from './cities.ts';
import { distanceBand, distanceBands, distanceLabel } from './distance-band.ts';
import { pointOf } from './member-point.ts';
import { distanceKm, type Point } from './point.ts';
import { isState, states } from './states.ts';
import { normalizeZip, sameZip } from './zip.ts';

const points: fc.Arbitrary<Point> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

const cityOf = (state: string, city: string): Point => {
  const found = findCity(state, city);
  if (!found) throw new Error(`no ${city} in ${state}`);
  return found.point;
};

describe('states and cities', () => {
  it('are the fifty states and the District of Columbia', () => {
    expect(states).toHaveLength(51);
    expect(isState('DC')).toBe(true);
    expect(isState('PR')).toBe(false);
    expect(isState('toString')).toBe(false);
  });

  it.each(states)('offer 25 to 50 places in $name, each once and in the country', ({ code }) => {
    const names = cityNames(code);
    expect(names.length).toBeGreaterThanOrEqual(25);
    expect(names.length).toBeLessThanOrEqual(50);
    expect(new Set(names).size).toBe(names.length);
    for (const { point } of citiesBySize(code)) {
      expect(point.latitude).toBeGreaterThan(18);
      expect(point.latitude).toBeLessThan(72);
      expect(point.longitude).toBeGreaterThan(-180);
      expect(point.longitude).toBeLessThan(-66);
    }
  });

  it('keep cities to their state', () => {
    expect(isCityOf('TX', 'Austin')).toBe(true);
    expect(isCityOf('CA', 'Austin')).toBe(false);
    expect(isCityOf('XX', 'Austin')).toBe(false);
    expect(cityNames('XX')).toEqual([]);
  });

  it('put cities where they are', () => {
    expect(distanceKm(cityOf('NY', 'New York City'), cityOf('CA', 'Los Angeles'))).toBeCloseTo(3936, -2);
    expect(distanceKm(cityOf('DC', 'Shaw'), cityOf('VA', 'Arlington'))).toBeLessThan(10);
  });
});

describe('distance', () => {
  it('is the same in both directions, and nothing to oneself', () => {
    fc.assert(
      fc.property(points, points, (a, b) => {
        expect(distanceKm(a, b)).toBe(distanceKm(b, a));
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, b)).toBeLessThanOrEqual(20_016);
      }),
    );
  });

  it.each([
    [0, true, 'same-zip'],
    [80, true, 'same-zip'],
    [0, false, 'within-5'],
    [5, false, 'within-5'],
    [5.1, false, 'within-15'],
    [30, false, 'within-30'],
    [60, false, 'within-60'],
    [60.1, false, 'farther'],
  ] as const)('of %d km (same zip: %s) is told as %s', (km, same, band) => {
    expect(distanceBand(km, same)).toBe(band);
  });

  it('never has a nearer band for a longer way', () => {
    const way = fc.double({ min: 0, max: 200, noNaN: true });
    fc.assert(
      fc.property(way, way, (a, b) => {
        const rank = (km: number) => distanceBands.indexOf(distanceBand(km, false));
        expect(rank(Math.min(a, b))).toBeLessThanOrEqual(rank(Math.max(a, b)));
      }),
    );
  });

  it('has words for each band', () => {
    expect(new Set(distanceBands.map(distanceLabel)).size).toBe(distanceBands.length);
    expect(distanceLabel('within-15')).toBe('Within 15 km');
  });
});

describe('a member', () => {
  it('lives in the middle of her zip, else of her city, else nowhere', () => {
    const centroid = { latitude: 30.27, longitude: -97.74 };
    expect(pointOf({ state: 'TX', city: 'Dallas' }, centroid)).toBe(centroid);
    expect(pointOf({ state: 'TX', city: 'Dallas' }, undefined)).toEqual(cityOf('TX', 'Dallas'));
    expect(pointOf({ state: 'TX', city: 'Atlantis' }, undefined)).toBeUndefined();
  });

  it('may write her zip long or with spaces', () => {
    expect(normalizeZip(' 78701-1234 ')).toBe('78701');
    expect(normalizeZip('787011234')).toBe('78701');
    expect(normalizeZip('7870')).toBeUndefined();
    expect(sameZip('78701', '78701-1234')).toBe(true);
    expect(sameZip(undefined, undefined)).toBe(false);
    expect(sameZip('', '')).toBe(false);
  });
});
