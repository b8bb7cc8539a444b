import { distanceKm } from '@nestmates/domain/members/places/point.ts';
import { describe, expect, it } from 'vitest';
import { CensusZipCentroids } from './zip-centroids.ts';

const zips = new CensusZipCentroids();

describe('zip centroids', () => {
  it('knows where Park Slope is', () => {
    const point = zips.find('11215');
    expect(point && distanceKm(point, { latitude: 40.667, longitude: -73.985 })).toBeLessThan(1);
  });

  it('accepts a ZIP+4, and zips that begin with zero', () => {
    expect(zips.find('11215-1234')).toEqual(zips.find('11215'));
    expect(zips.find('02139')).toBeDefined();
  });

  it.each(['00000', '99999', '1121', 'abcde', '', null, undefined])('does not know %s', (zip) => {
    expect(zips.find(zip)).toBeUndefined();
  });
});
