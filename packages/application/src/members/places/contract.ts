import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { state } from '../profiles/fields.ts';
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
    summary: 'The state of a zip code, and the nearest town, to fill in a form.',
  }),
  towns: endpoint({
    method: 'get',
    path: '/api/towns',
    access: 'signed-in',
    query: { state, q: z.optional(z.string().check(z.maxLength(100))) },
    response: z.object({ towns: z.array(z.string()) }),
    limit: { by: 'member', max: 240, per: minutes(1) },
    summary:
      'The twenty towns of a state that best fit what is typed as `q`; without it, the fixed list of the state.',
  }),
};
