import * as z from 'zod/mini';
import { accessTo } from '../contract/access-to.ts';
import { endpoint } from '../contract/endpoint.ts';
import { confirmation, id, instant, pathId } from '../contract/fields.ts';
import { searchQuery } from './search.ts';

export const savedSearchView = z.object({
  id,
  /** The filter as it stands in the address of the marketplace. */
  query: z.string(),
  /** The filter in words. */
  label: z.string(),
  letters: z.boolean(),
  createdAt: instant,
});
export type SavedSearchView = z.infer<typeof savedSearchView>;

export const savedSearchesContract = {
  list: endpoint({
    method: 'get',
    path: '/api/saved-searches',
    access: accessTo('marketplace'),
    response: z.readonly(z.array(savedSearchView)),
    summary: "The caller's saved searches, the newest first.",
  }),
  save: endpoint({
    method: 'post',
    path: '/api/saved-searches',
    access: accessTo('marketplace'),
    /** As texts, like in an address. */
    body: searchQuery,
    response: savedSearchView,
    summary: 'Saves a search; what is new in it comes by letter, at most once a day.',
  }),
  remove: endpoint({
    method: 'delete',
    path: '/api/saved-searches/:searchId',
    access: 'member',
    params: { searchId: pathId },
    response: confirmation,
    summary: 'Ends a saved search and its letters.',
  }),
};
