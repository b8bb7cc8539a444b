import type { Point } from '@nestmates/domain/members/places/point.ts';

/** The centroid of a zip; undefined for an unknown one. */
export interface ZipCentroids {
  find(zip: string | null | undefined): Point | undefined;
}
