import { adapter } from '../wiring/bindings.ts';
import { feature } from '../wiring/feature.ts';
import { zipCentroids } from './ports.ts';
import { CensusZipCentroids } from './zip-centroids.ts';

export const placesFeature = feature({
  bind(bind) {
    adapter(bind, zipCentroids, CensusZipCentroids, []);
  },
});
