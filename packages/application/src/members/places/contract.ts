import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { zipField } from './zip-field.ts';

const zipPlaceView = z.object({ state: z.string(), city: z.string() });
export type ZipPlaceView = z.infer<typeof zipPlaceView>;

export const placesContract = {
  ofZip: endpoint({
    method: 'get',
    path: '/api/zips/:zip',
    access: 'public',
    params: { zip: zipField },
    response: zipPlaceView,
    summary: 'The state of a zip code, and the nearest city of the list, to fill in a form.',
  }),
};
