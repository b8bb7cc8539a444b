import { distanceKm, type Point } from './point.ts';
import { isState, type StateCode } from './states.ts';
import { usCities } from './us-cities.ts';
import { usTowns } from './us-towns.ts';

export interface City {
  readonly name: string;
  readonly point: Point;
}

const parse = (row: string): City[] => {
  const [, name, latitude, longitude] = /^(.+) (\S+) (\S+)$/.exec(row) ?? [];
  return name ? [{ name, point: { latitude: Number(latitude), longitude: Number(longitude) } }] : [];
};

type Rows = Readonly<Record<StateCode, string>>;

/** The places of each state by name, parsed when the state is first asked for. */
function placesByState(...sources: readonly Rows[]) {
  const parsed = new Map<StateCode, ReadonlyMap<string, City>>();
  return (state: string): ReadonlyMap<string, City> => {
    if (!isState(state)) return new Map();
    const known = parsed.get(state);
    if (known) return known;
    const rows = sources.flatMap((source) => source[state].split('|').flatMap(parse));
    const places = new Map(rows.map((place) => [place.name, place]));
    parsed.set(state, places);
    return places;
  };
}

const citiesIn = placesByState(usCities);
const townsIn = placesByState(usCities, usTowns);

/** The cities of the list, the largest first. */
export const citiesBySize = (state: string): readonly City[] => [...citiesIn(state).values()];

/** The cities of the list, sorted by name. */
export const cityNames = (state: string): readonly string[] =>
  [...citiesIn(state).keys()].sort((a, b) => a.localeCompare(b, 'en'));

/** Every town of the state, the largest first. */
export const townNames = (state: string): readonly string[] => [...townsIn(state).keys()];

export const findCity = (state: string, city: string): City | undefined => townsIn(state).get(city);

export const isCityOf = (state: string, city: string): boolean => townsIn(state).has(city);

function nearestOf(places: Iterable<City>, point: Point) {
  let nearest: { readonly city: City; readonly km: number } | undefined;
  for (const city of places) {
    const km = distanceKm(city.point, point);
    if (!nearest || km < nearest.km) nearest = { city, km };
  }
  return nearest;
}

/** Distance that a large city roughly reaches from its point. */
const cityReachKm = 20;

/**
 * The nearest city of the list where one is within reach, since suburbs within a large city are nearer to most of its
 * zips than its own point; else the nearest of the state's towns. Undefined if there is no such state.
 */
export const nearestCity = (state: string, point: Point): City | undefined => {
  const listed = nearestOf(citiesIn(state).values(), point);
  const nearest = listed && listed.km <= cityReachKm ? listed : nearestOf(townsIn(state).values(), point);
  return nearest?.city;
};
