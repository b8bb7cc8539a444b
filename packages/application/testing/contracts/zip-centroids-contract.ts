import { distanceKm } from '@nestmates/domain/members/places/point.ts';
import { expect } from 'vitest';
import type { ZipCentroids } from '../../src/members/places/ports.ts';
import { describe, it } from './suite.ts';

const known = [
  ['11215', 40.667, -73.985],
  ['02139', 42.364, -71.104],
  ['90012', 34.065, -118.238],
  ['99501', 61.216, -149.876],
  ['96815', 21.281, -157.828],
] as const;

/** The behaviour required of every list of zips. */
export function zipCentroidsContract(name: string, zips: () => ZipCentroids): void {
  describe(`zips from ${name}`, () => {
    it('lie where they lie, from one end of the country to the other', () => {
      for (const [zip, latitude, longitude] of known) {
        const point = zips().find(zip);
        expect(point && distanceKm(point, { latitude, longitude })).toBeLessThan(5);
      }
    });

    it('may have four more digits', () => {
      expect(zips().find('11215-1234')).toEqual(zips().find('11215'));
    });

    it.each([
      ['59544', '59257'],
      ['84532', '81507'],
      ['78701', null],
      ['11215-1234', null],
      ['00000', null],
      ['', null],
    ])('in which few live count as the nearest larger: %s as %s', (zip, larger) => {
      expect(zips().countsAs(zip)).toBe(larger);
      expect(zips().countsAs(larger)).toBeNull();
    });

    it('are nowhere when there is no such zip', () => {
      for (const zip of ['00000', '99999', '1121', '112150', 'abcde', '', null, undefined]) {
        expect(zips().find(zip)).toBeUndefined();
      }
    });
  });
}
