import { distanceKm, type Point } from './point.ts';
import { isState } from './states.ts';
import { usCities } from './us-cities.ts';

export interface City {
  readonly name: string;
  readonly point: Point;
}

const parse = (row: string): City[] => {
  const [, name, latitude, longitude] = /^(.+) (\S+) (\S+)$/.exec(row) ?? [];
  return name ? [{ name, point: { latitude: Number(latitude), longitude: Number(longitude) } }] : [];
};

const parsed = new Map<string, ReadonlyMap<string, City>>();

function citiesIn(state: string): ReadonlyMap<string, City> {
  const known = parsed.get(state);
  if (known) return known;
  const rows = isState(state) ? usCities[state].split('|').flatMap(parse) : [];
  const cities = new Map(rows.map((city) => [city.name, city]));
  if (isState(state)) parsed.set(state, cities);
  return cities;
}

/** The largest first. */
export const citiesBySize = (state: string): readonly City[] => [...citiesIn(state).values()];

/** Sorted by name, for a list to choose from. */
export const cityNames = (state: string): readonly string[] =>
  [...citiesIn(state).keys()].sort((a, b) => a.localeCompare(b, 'en'));

export const findCity = (state: string, city: string): City | undefined => citiesIn(state).get(city);

export const isCityOf = (state: string, city: string): boolean => citiesIn(state).has(city);

/** The nearest of the state's cities; undefined if there is no such state. */
export const nearestCity = (state: string, point: Point): City | undefined =>
  citiesBySize(state).reduce<City | undefined>(
    (nearest, city) =>
      nearest && distanceKm(nearest.point, point) <= distanceKm(city.point, point) ? nearest : city,
    undefined,
  );
