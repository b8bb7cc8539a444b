import type { Point } from '@nestmates/domain/places/point.ts';

/** Where the middle of a zip is; unknown zips have none. */
export interface ZipCentroids {
  find(zip: string | null | undefined): Point | undefined;
}
