import { isWorthSaving, savedSearchRule } from '@nestmates/domain/market/saved-searches/saved-search.ts';
import { characterCount, hasVisibleText } from '@nestmates/domain/platform/shared/text.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { accessTo } from '../../platform/access/access-to.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, id, instant, pathId } from '../../platform/contract/fields.ts';
import { searchQuery } from '../listings/search.ts';

const name = z.string(savedSearchRule.noName).check(
  z.trim(),
  z.refine(hasVisibleText, savedSearchRule.noName),
  z.refine((text) => characterCount(text) <= savedSearchRule.maxName, savedSearchRule.longName),
);

const search = z
  .strictObject(searchQuery)
  .check(
    z.refine((given) => isWorthSaving({ ...given, q: given.q || undefined }), savedSearchRule.nothingToSave),
  );

export const savedSearchView = z.object({
  id,
  name: z.string(),
  /** Texts, like in the address of the marketplace. */
  search: z.record(z.string(), z.string()),
  /** Whether the member hears by e-mail of what is new in it. */
  emails: z.boolean(),
  createdAt: instant,
});
export type SavedSearchView = z.infer<typeof savedSearchView>;

const newSearch = z.strictObject({ name, search, emails: z.boolean() });
export type NewSavedSearch = z.output<typeof newSearch>;

/** What is left out keeps its value. */
const changedSearch = z.strictObject({ name: z.optional(name), emails: z.optional(z.boolean()) });
export type ChangedSavedSearch = z.output<typeof changedSearch>;

export const savedSearchesContract = {
  list: endpoint({
    method: 'get',
    path: '/api/saved-searches',
    access: 'member',
    response: z.readonly(z.array(savedSearchView)),
    summary: "The caller's saved searches, the newest first.",
  }),
  save: endpoint({
    method: 'post',
    path: '/api/saved-searches',
    access: accessTo('marketplace'),
    body: newSearch,
    response: savedSearchView,
    limit: { by: 'member', max: 60, per: hours(1) },
    summary:
      'Saves a search, each once and twenty at most; what is new in it comes by e-mail if that is switched on.',
  }),
  change: endpoint({
    method: 'put',
    path: '/api/saved-searches/:searchId',
    access: 'member',
    params: { searchId: pathId },
    body: changedSearch,
    response: savedSearchView,
    summary: 'Renames a saved search, or switches its e-mails on or off.',
  }),
  remove: endpoint({
    method: 'delete',
    path: '/api/saved-searches/:searchId',
    access: 'member',
    params: { searchId: pathId },
    response: confirmation,
    summary: 'Ends a saved search and its e-mails; if there is none nothing happens.',
  }),
};
