import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';

const zipPlaceView = z.object({ state: z.string(), city: z.string() });
export type ZipPlaceView = z.infer<typeof zipPlaceView>;

export const placesContract = {
  ofZip: endpoint({
    method: 'get',
    path: '/api/zips/:zip',
    access: 'public',
    params: { zip: z.string().check(z.regex(/^\d{5}$/, 'Please enter a 5-digit zip code')) },
    response: zipPlaceView,
    summary: 'The state of a zip code, and the nearest city of the list, to fill in a form.',
  }),
};
