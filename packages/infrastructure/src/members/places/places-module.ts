import { adapter, feature } from '../../platform/wiring/wiring.ts';
import { NeighborhoodModel } from './neighborhood-model.ts';
import { CensusZipCentroids } from './zip-centroids.ts';

export const placesFeature = feature({
  bind(bind) {
    adapter(bind, 'zipCentroids', CensusZipCentroids, []);
  },
  tables: [NeighborhoodModel],
});
