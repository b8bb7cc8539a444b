import { type ListingSearch, searchTexts } from '@nestmates/domain/market/listings/search.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';

interface Saving {
  readonly name: string;
  readonly emails: boolean;
}

export function useSaveSearch(search: ListingSearch): (saving: Saving) => void {
  const { run } = useAction({
    call: (saving: Saving) =>
      call('post /api/saved-searches', { body: { ...saving, search: searchTexts(search) } }),
    says: { title: 'Search saved', description: 'You find it among your favourites.' },
    fails: 'Failed to save the search.',
    touches: { type: 'saved-searches' },
  });
  return run;
}
