import { findCity } from './cities.ts';
import type { Point } from './point.ts';

export interface Place {
  readonly state: string;
  readonly city: string;
}

/** Point where a member counts as living: the center of the member's zip if it is known, else of their city. */
export const pointOf = (place: Place, zipCentroid: Point | undefined): Point | undefined =>
  zipCentroid ?? findCity(place.state, place.city)?.point;
