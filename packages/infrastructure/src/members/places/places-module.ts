import { adapter, feature } from '../../platform/wiring/wiring.ts';
import * as shownPlaceMigration from './migrations/20261123T140000-shown-place.ts';
import { zipCentroids } from './ports.ts';
import { CensusZipCentroids } from './zip-centroids.ts';

export const placesFeature = feature({
  bind(bind) {
    adapter(bind, zipCentroids, CensusZipCentroids, []);
  },
  migrations: { '20261123T140000-shown-place': shownPlaceMigration },
});
