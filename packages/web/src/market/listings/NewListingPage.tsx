import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { ListingFormScreen } from '@nestmates/ui/screens/market/listings/listing-form/ListingFormScreen.tsx';
import {
  emptyListingForm,
  listingFormOf,
} from '@nestmates/ui/screens/market/listings/listing-form/listing-form-schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePhotoUploads } from '../../members/photos/use-photo-uploads.ts';
import { paymentAccountQuery } from '../../money/payments/payment-account-query.ts';
import { usePaymentReturn } from '../../money/payments/use-payment-return.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { isNotFound } from '../../platform/api/errors.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { parseId } from '../../platform/routing/parse-id.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useToday } from '../../platform/server-time/use-today.ts';
import { useMember } from '../../platform/session/session.ts';
import { isSameContent } from '../../platform/shared/drafts.ts';
import { useFormDraft } from '../../platform/shared/use-form-draft.ts';
import { earningsQuery } from '../earnings/earnings-query.ts';
import { listingPhotos } from './listing-photo-target.ts';
import { editedListingQuery } from './listing-queries.ts';
import { sayListed, useListingCreation } from './use-listing-creation.ts';
import { useListingDrafts } from './use-listing-drafts.ts';

interface NewListingFormProps {
  /** What was sold, to be listed again. */
  readonly sold?: ListingView | undefined;
}

function NewListingForm({ sold }: NewListingFormProps) {
  const { id } = useMember();
  const navigate = useNavigate();
  const { answers, onAnswers, drop } = useFormDraft(
    id,
    sold ? `new-listing-${sold.id}` : 'new-listing',
    sold ? listingFormOf(sold) : emptyListingForm,
  );
  const photos = usePhotoUploads(listingPhotos);
  const drafting = useListingDrafts();
  const { data: account } = useQuery(paymentAccountQuery);
  const { data: earnings } = useQuery(earningsQuery);
  const { create, creating, issues, refusal, payments } = useListingCreation(
    '/marketplace/new',
    (listing) => {
      drop();
      // Replaces the form, so that Back skips it.
      navigate('/marketplace/my-listings', { replace: true });
      sayListed(listing.id, '/marketplace/my-listings');
    },
  );
  return (
    <ListingFormScreen
      state={{
        kind: creating ? 'sending' : 'asking',
        task: 'new',
        answers,
        today: useToday(),
        issues,
        refusal,
        photos,
        photoFirst: isSameContent(answers, emptyListingForm),
        drafting,
        payments:
          account && !account.connected
            ? { started: account.started, opening: payments.opening, onSetUp: payments.start }
            : undefined,
        newSeller: earnings?.newSeller ?? undefined,
        onAnswers,
        onSubmit: create,
      }}
    />
  );
}

/** Begins with what was said of a listing that is sold; empty where there is none of the member's. */
function ListAgain({ id }: { readonly id: number }) {
  const { id: memberId } = useMember();
  const query = useQuery(editedListingQuery(id));
  const { data: sold } = query;
  if (isNotFound(query.error) || (sold && sold.userId !== memberId)) return <NewListingForm />;
  if (sold) return <NewListingForm sold={sold} />;
  return <ListingFormScreen state={{ ...loadingOrFailed(query), task: 'new' }} />;
}

function OpenNewListing() {
  const [address] = useSearchParams();
  const again = parseId(address.get('again') ?? undefined);
  return again === undefined ? <NewListingForm /> : <ListAgain key={again} id={again} />;
}

export default function NewListingPage() {
  useTitle('New Listing');
  usePaymentReturn();
  return useOpens('selling') ? <OpenNewListing /> : <ListingFormScreen state={{ kind: 'locked' }} />;
}
