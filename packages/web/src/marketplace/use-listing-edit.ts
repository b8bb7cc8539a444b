import { useAction } from '../actions/use-action.ts';
import { call } from '../api/call.ts';
import type { BodyFor } from '../api/endpoints.ts';
import { issuesIn } from '../api/errors.ts';

/** Changes a listing of hers. */
export function useListingEdit(id: number, onSaved: () => void) {
  const { run, pending, done, issues } = useAction({
    call: (edited: BodyFor<'put /api/marketplace/:id'>) =>
      call('put /api/marketplace/:id', { params: { id }, body: edited }),
    says: 'Listing updated!',
    // Issues are shown at the fields.
    fails: (error) => (issuesIn(error)?.length ? undefined : 'Failed to update listing'),
    touches: { type: 'own-listings' },
    onSuccess: onSaved,
  });
  return { save: run, saving: pending || done, issues };
}
