import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import type { BodyFor } from '../../platform/api/endpoints.ts';
import { isNotFound, issuesIn } from '../../platform/api/errors.ts';

/** Changes a listing of the seller's. */
export function useListingEdit(id: number, onSaved: () => void, onGone?: () => void) {
  const { run, pending, done, issues } = useAction({
    call: (edited: BodyFor<'put /api/marketplace/:id'>) =>
      call('put /api/marketplace/:id', { params: { id }, body: edited }),
    says: 'Listing updated!',
    // Issues are shown at the fields.
    fails: (error) => (issuesIn(error)?.length ? undefined : 'Failed to update listing'),
    touches: { type: 'own-listings' },
    onSuccess: onSaved,
    // The seller has deleted it meanwhile, in another tab.
    onError: (error) => isNotFound(error) && onGone?.(),
  });
  return { save: run, saving: pending || done, issues };
}
