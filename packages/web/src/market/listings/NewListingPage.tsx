import { ListingFormScreen } from '@nestmates/ui/screens/market/listings/listing-form/ListingFormScreen.tsx';
import { emptyListingForm } from '@nestmates/ui/screens/market/listings/listing-form/listing-form-schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { usePhotoUploads } from '../../members/photos/use-photo-uploads.ts';
import { paymentAccountQuery } from '../../money/payments/payment-account-query.ts';
import { usePaymentReturn } from '../../money/payments/use-payment-return.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useToday } from '../../platform/server-time/use-today.ts';
import { useMember } from '../../platform/session/session.ts';
import { useFormDraft } from '../../platform/shared/use-form-draft.ts';
import { earningsQuery } from '../orders/order-queries.ts';
import { listingPhotos } from './listing-photo-target.ts';
import { sayListed, useListingCreation } from './use-listing-creation.ts';

function NewListingForm() {
  const { id } = useMember();
  const navigate = useNavigate();
  const { answers, onAnswers, drop } = useFormDraft(id, 'new-listing', emptyListingForm);
  const photos = usePhotoUploads(listingPhotos);
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

export default function NewListingPage() {
  useTitle('New Listing');
  usePaymentReturn();
  return useOpens('selling') ? <NewListingForm /> : <ListingFormScreen state={{ kind: 'locked' }} />;
}
