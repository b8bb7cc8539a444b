import { placesContract } from '@nestmates/application/members/places/contract.ts';
import { townsFor } from '@nestmates/application/members/places/towns.ts';
import { ZipPlaces } from '@nestmates/application/members/places/zip-places.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const placesRoutes = withServices([ZipPlaces], (places) => [
  serve(placesContract.ofZip, async ({ params }) => places.find(params.zip)),
  serve(placesContract.towns, async ({ query }) => townsFor(query)),
]);
