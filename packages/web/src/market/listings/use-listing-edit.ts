import { useMemo } from 'react';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import type { BodyFor } from '../../platform/api/endpoints.ts';
import { isNotFound, issuesIn } from '../../platform/api/errors.ts';
import { refusalIn } from './listing-refusal.ts';

/** Changes a listing of the seller's. */
export function useListingEdit(id: number, onSaved: () => void, onGone?: () => void) {
  const { run, pending, done, issues, error } = useAction({
    call: (edited: BodyFor<'put /api/marketplace/:id'>) =>
      call('put /api/marketplace/:id', { params: { id }, body: edited }),
    says: seen('Listing updated!'),
    // The form shows it.
    fails: (failed) =>
      issuesIn(failed)?.length || refusalIn(failed) ? undefined : 'Failed to update listing',
    touches: { type: 'own-listings' },
    onSuccess: onSaved,
    // The seller has deleted it meanwhile, in another tab.
    onError: (failed) => isNotFound(failed) && onGone?.(),
  });
  const refusal = useMemo(() => refusalIn(error), [error]);
  return { save: run, saving: pending || done, issues, refusal };
}
