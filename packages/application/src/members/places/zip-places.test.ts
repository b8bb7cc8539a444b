import { expect, it } from 'vitest';
import { stub } from '../../../testing/stub.ts';
import { ZipPlaces } from './zip-places.ts';

const suburb = { latitude: 30.3, longitude: -97.72 };
const places = new ZipPlaces({
  zipCentroids: stub({ find: (zip) => (zip === '00000' ? undefined : suburb) }),
});

it("is the state of the zip, and the nearest of the state's cities", () => {
  expect(places.find('78758')).toEqual({ state: 'TX', city: 'Austin' });
});

it.each([
  ['unknown', '00000'],
  ['in no state', '00901'],
])('a zip that is %s is not found', (_, zip) => {
  expect(() => places.find(zip)).toThrow('We do not know this zip code.');
});
