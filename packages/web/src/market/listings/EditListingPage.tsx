import type { NewListing } from '@nestmates/application/market/listings/contract.ts';
import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { ListingFormScreen } from '@nestmates/ui/screens/market/listings/listing-form/ListingFormScreen.tsx';
import { listingFormOf } from '@nestmates/ui/screens/market/listings/listing-form/listing-form-schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { usePhotoUploads } from '../../members/photos/use-photo-uploads.ts';
import { isNotFound } from '../../platform/api/errors.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { parseId } from '../../platform/routing/parse-id.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useToday } from '../../platform/server-time/use-today.ts';
import { useMember } from '../../platform/session/session.ts';
import { useFormDraft } from '../../platform/shared/use-form-draft.ts';
import { listingPhotos } from './listing-photo-target.ts';
import { editedListingQuery } from './listing-queries.ts';
import { useListingEdit } from './use-listing-edit.ts';

const myListings = '/marketplace/my-listings';

function EditListingForm({ listing }: { readonly listing: ListingView }) {
  const { id } = useMember();
  const navigate = useNavigate();
  const { answers, onAnswers, drop } = useFormDraft(id, `listing-${listing.id}`, listingFormOf(listing));
  const photos = usePhotoUploads(listingPhotos);
  const { save, saving, issues, refusal } = useListingEdit(listing.id, () => {
    drop();
    navigate(myListings, { replace: true });
  });
  return (
    <ListingFormScreen
      state={{
        kind: saving ? 'sending' : 'asking',
        task: 'edit',
        answers,
        today: useToday(),
        issues,
        refusal,
        photos,
        onAnswers,
        // The type of a listing that is there does not change.
        onSubmit: ({ type: _, description, ...edited }: NewListing) =>
          save({ ...edited, description: description ?? '' }),
      }}
    />
  );
}

function EditListing({ id }: { readonly id: number }) {
  const query = useQuery(editedListingQuery(id));
  const { id: memberId } = useMember();
  const { data: listing } = query;
  if (isNotFound(query.error) || (listing && listing.userId !== memberId)) {
    return <ListingFormScreen state={{ kind: 'not-found' }} />;
  }
  if (!listing) return <ListingFormScreen state={{ ...loadingOrFailed(query), task: 'edit' }} />;
  const { status } = listing;
  if (status === 'sold' || status === 'reserved') {
    return <ListingFormScreen state={{ kind: 'closed', status }} />;
  }
  return <EditListingForm listing={listing} />;
}

export default function EditListingPage() {
  useTitle('Edit Listing');
  const id = parseId(useParams().id);
  return id === undefined ? (
    <ListingFormScreen state={{ kind: 'not-found' }} />
  ) : (
    <EditListing key={id} id={id} />
  );
}
