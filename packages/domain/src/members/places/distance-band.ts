/** How near two members live. Members never learn more than the band. */
const bands = [
  { band: 'same-zip', upToKm: 0, label: 'Same zip code' },
  { band: 'within-5', upToKm: 5, label: 'Within 5 km' },
  { band: 'within-15', upToKm: 15, label: 'Within 15 km' },
  { band: 'within-30', upToKm: 30, label: 'Within 30 km' },
  { band: 'within-60', upToKm: 60, label: 'Within 60 km' },
  { band: 'farther', upToKm: Number.POSITIVE_INFINITY, label: 'Over 60 km away' },
] as const;

export type DistanceBand = (typeof bands)[number]['band'];

/** Ordered from near to far. */
export const distanceBands: readonly DistanceBand[] = bands.map(({ band }) => band);

/** Distances at which one band ends and the next begins, from near to far. */
export const bandLimitsKm: readonly number[] = bands
  .map(({ upToKm }) => upToKm)
  .filter((km) => km > 0 && Number.isFinite(km));

export function distanceBand(km: number, sameZip: boolean): DistanceBand {
  if (sameZip) return 'same-zip';
  const nearest = bands.find(({ band, upToKm }) => band !== 'same-zip' && km <= upToKm);
  return nearest?.band ?? 'farther';
}

export const distanceLabel = (band: DistanceBand): string =>
  bands.find((row) => row.band === band)?.label ?? '';
