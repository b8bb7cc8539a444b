import { ZipPlaces } from '@nestmates/application/members/places/zip-places.ts';
import { adapter, feature, service } from '../../platform/wiring/wiring.ts';
import { NeighborhoodModel } from './neighborhood-model.ts';
import { CensusZipCentroids } from './zip-centroids.ts';

export const placesFeature = feature({
  bind(bind) {
    adapter(bind, 'zipCentroids', CensusZipCentroids, []);
    service(bind, ZipPlaces);
  },
  tables: [NeighborhoodModel],
});
