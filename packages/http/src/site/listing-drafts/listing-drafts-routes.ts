import { listingDraftsContract } from '@nestmates/application/site/listing-drafts/contract.ts';
import { DraftsOfListings } from '@nestmates/application/site/listing-drafts/drafts-of-listings.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const listingDraftsRoutes = withServices([DraftsOfListings], (drafts) => [
  serve(listingDraftsContract.about, ({ by }) => drafts.about(by)),
  serve(listingDraftsContract.draft, ({ by, body }) => drafts.draft(by, body)),
]);
