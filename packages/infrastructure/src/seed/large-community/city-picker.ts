import { citiesBySize } from '@nestmates/domain/members/places/cities.ts';
import { distanceKm, type Point } from '@nestmates/domain/members/places/point.ts';
import { CensusZipCentroids } from '../../members/places/zip-centroids.ts';
import type { Random } from '../../platform/shared/random.ts';
import { populations } from './populations.ts';

export interface CityWithZips {
  readonly state: string;
  readonly city: string;
  readonly zips: readonly string[];
}

const cityRadiusKm = 12;
const squareDegrees = 0.25;

const square = ({ latitude, longitude }: Point): string =>
  `${Math.floor(latitude / squareDegrees)} ${Math.floor(longitude / squareDegrees)}`;

/** All zip codes, by the map square that contains them. */
function zipsBySquare() {
  const centroids = new CensusZipCentroids();
  const squares = new Map<string, { zip: string; point: Point }[]>();
  for (let number = 500; number < 100_000; number += 1) {
    const zip = String(number).padStart(5, '0');
    const point = centroids.find(zip);
    if (!point) continue;
    const here = squares.get(square(point)) ?? [];
    squares.set(square(point), [...here, { zip, point }]);
  }
  return squares;
}

function zipsNear(squares: ReturnType<typeof zipsBySquare>, { latitude, longitude }: Point) {
  const steps = [-squareDegrees, 0, squareDegrees];
  return steps.flatMap((north) =>
    steps.flatMap(
      (east) => squares.get(square({ latitude: latitude + north, longitude: longitude + east })) ?? [],
    ),
  );
}

/** Picks cities by population: states by their population, and the cities of a state by their rank. */
export function cityPicker(random: Random): () => CityWithZips {
  const squares = zipsBySquare();
  const shares: { readonly city: CityWithZips; readonly upTo: number }[] = [];
  let total = 0;
  for (const [state, thousands] of Object.entries(populations)) {
    const cities = citiesBySize(state);
    const ranks = cities.reduce((sum, _, rank) => sum + 1 / (rank + 1), 0);
    for (const [rank, { name, point }] of cities.entries()) {
      total += thousands / (rank + 1) / ranks;
      const zips = zipsNear(squares, point)
        .filter((near) => distanceKm(near.point, point) <= cityRadiusKm)
        .map(({ zip }) => zip);
      shares.push({ city: { state, city: name, zips }, upTo: total });
    }
  }
  return () => {
    const drawn = (random.below(1_000_000) / 1_000_000) * total;
    let [low, high] = [0, shares.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((shares[middle]?.upTo ?? 0) > drawn) high = middle;
      else low = middle + 1;
    }
    const share = shares[low];
    if (!share) throw new Error('There is no city');
    return share.city;
  };
}
