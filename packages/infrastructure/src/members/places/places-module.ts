import { adapter, feature } from '../../platform/wiring/wiring.ts';
import { zipCentroids } from './ports.ts';
import { CensusZipCentroids } from './zip-centroids.ts';

export const placesFeature = feature({
  bind(bind) {
    adapter(bind, zipCentroids, CensusZipCentroids, []);
  },
  erasure: {
    neighborhoods: { impersonal: 'id latitude longitude' },
  },
});
