import type { Point } from '@nestmates/domain/members/places/point.ts';

/** The centroid of a zip; undefined for an unknown one. */
export interface ZipCentroids {
  find(zip: string | null | undefined): Point | undefined;
  /** The nearest zip that is not thin, for a thin one; null for every other. */
  countsAs(zip: string | null): string | null;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly zipCentroids: ZipCentroids;
  }
}
