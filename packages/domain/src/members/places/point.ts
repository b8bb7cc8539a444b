export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const earthRadiusKm = 6371;

/** Degrees of latitude, which are alike everywhere; those of longitude grow shorter towards the poles. */
export const degreesPerKm = 180 / (Math.PI * earthRadiusKm);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance (haversine): exact enough between neighborhoods, and symmetric. */
export function distanceKm(a: Point, b: Point): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2);
  const east = Math.sin(radians(b.longitude - a.longitude) / 2);
  const cosines = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  const half = north * north + cosines * (east * east);
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, half)));
}
