import type { ListingSuggestion } from '@nestmates/domain/market/listings/listing-draft.ts';
import type {
  DraftBasis,
  ListingDrafting,
} from '@nestmates/ui/screens/market/listings/listing-form/use-draft-filling.ts';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { errorMessage } from '../../platform/api/errors.ts';
import { readQuery } from '../../platform/queries/read-query.ts';

const listingDraftsQuery = readQuery('get /api/listing-drafts');

interface Asked {
  readonly basis: DraftBasis;
  take(draft: ListingSuggestion): void;
}

const couldNot = 'We could not suggest anything just now. Please fill it in yourself.';

/** Drafts of a new listing; undefined until it is known who would write them. */
export function useListingDrafts(): ListingDrafting | undefined {
  const { data: about } = useQuery(listingDraftsQuery);
  const { run, pending, error } = useAction({
    call: ({ basis: { imageUrl, title } }: Asked) =>
      call('post /api/listing-drafts', { body: { imageUrl, title } }),
    // The form says it, beside the button.
    fails: () => undefined,
    onSuccess: (draft, { take }) => take(draft),
  });
  if (!about) return undefined;
  const { enabled, author, readsPhotos } = about;
  if (!enabled) return { kind: 'off' };
  const onAsk = (basis: DraftBasis, take: Asked['take']) => run({ basis, take });
  const answering = { author, readsPhotos, onAsk };
  if (pending) return { ...answering, kind: 'writing' };
  if (error) return { ...answering, kind: 'failed', message: errorMessage(error, couldNot) };
  return { ...answering, kind: 'ready' };
}
