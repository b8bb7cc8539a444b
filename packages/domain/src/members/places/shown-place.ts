import type { ZipAudience } from '../../platform/access/zip-audience.ts';
import type { Viewer } from '../pairs/viewer.ts';
import { findCity } from './cities.ts';
import type { Point } from './point.ts';

export interface ShownPlace {
  readonly zipCode: string | null;
  /** The center of the zip or city that is shown, to compute bands; never sent. */
  readonly point: Point | undefined;
}

interface LivingPlace extends ShownPlace {
  readonly state: string | null;
  readonly city: string | null;
  readonly zipShownTo: ZipAudience;
}

const showsZip: Readonly<Record<ZipAudience, (viewer: Viewer) => boolean>> = {
  everyone: () => true,
  connections: (viewer) => viewer === 'connection',
  nobody: () => false,
};

/**
 * Place where a member lives, as a viewer is shown it. Whatever tells others a distance, an order, a score, a filter or
 * a count takes this, so a hidden zip can be worked out from none of them.
 */
export function shownPlace(
  viewer: Viewer,
  { state, city, zipCode, zipShownTo, point }: LivingPlace,
): ShownPlace {
  if (showsZip[zipShownTo](viewer)) return { zipCode, point };
  const center = findCity(state ?? '', city ?? '')?.point;
  return { zipCode: null, point: point && center };
}
