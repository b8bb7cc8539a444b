import type { SavedSearchView } from '@nestmates/application/market/saved-searches/contract.ts';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { savedSearchesQuery } from './saved-searches-query.ts';

interface Change {
  readonly saved: SavedSearchView;
  readonly to: { readonly name: string } | { readonly emails: boolean };
}

const touches = { type: 'saved-searches' } as const;

function show(changed: SavedSearchView): void {
  queryClient.setQueryData(savedSearchesQuery.queryKey, (all) =>
    all?.map((one) => (one.id === changed.id ? changed : one)),
  );
}

/** What the member does with a saved search; it shows at once. */
export function useSavedSearchActions() {
  const { run: change } = useAction({
    call: ({ saved, to }: Change) =>
      call('put /api/saved-searches/:searchId', { params: { searchId: saved.id }, body: to }),
    fails: 'Failed to change the search.',
    touches,
    scope: 'saved-searches',
    optimistic({ saved, to }) {
      show({ ...saved, ...to });
      return () => show(saved);
    },
  });
  const { run: remove } = useAction({
    call: ({ id }: SavedSearchView) =>
      call('delete /api/saved-searches/:searchId', { params: { searchId: id } }),
    entry: { name: 'remove-search', idOf: ({ id }) => id },
    says: seen('Search removed'),
    fails: 'Failed to remove the search.',
    touches,
  });
  return {
    onRename: (saved: SavedSearchView, name: string) => change({ saved, to: { name } }),
    onEmails: (saved: SavedSearchView, emails: boolean) => change({ saved, to: { emails } }),
    onRemove: remove,
  };
}
