import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { isAvailableTo } from '@nestmates/domain/market/listings/listing.ts';
import type { ListingActions } from '@nestmates/ui/screens/market/listings/card/listing-actions.ts';
import {
  ListingScreen,
  type ListingScreenState,
} from '@nestmates/ui/screens/market/listings/listing/ListingScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../platform/api/errors.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { parseId } from '../../platform/routing/parse-id.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useMember, useSession } from '../../platform/session/session.ts';
import { share } from '../../platform/shared/share.ts';
import { useSignUpToast } from '../../platform/shared/use-sign-up-toast.ts';
import { useCheckout } from '../orders/use-checkout.tsx';
import { sellerReviewsQuery } from '../reviews/review-queries.ts';
import { useReviews } from '../reviews/use-reviews.ts';
import { askHref } from './ask-href.ts';
import { listingQuery, relatedQuery } from './listing-queries.ts';
import { useCartAction } from './use-cart-action.ts';
import { useListingActions } from './use-listing-actions.ts';

interface ListingProps {
  readonly id: number;
  readonly visitor: boolean;
  actionsOf(listing: ListingView): ListingActions;
}

function Listing({ id, visitor, actionsOf }: ListingProps) {
  const query = useQuery(listingQuery(id));
  const { data: listing, error } = query;
  const { data: related = [] } = useQuery({ ...relatedQuery(id), enabled: listing !== undefined });
  const [readsReviews, setReadsReviews] = useState(false);
  const reviews = useReviews(
    sellerReviewsQuery(listing?.user.id ?? 0),
    readsReviews && listing !== undefined,
  );
  useTitle(listing?.title ?? 'Marketplace');

  const stateOf = (): ListingScreenState => {
    if (isNotFound(error)) return { kind: 'not-found', visitor };
    if (!listing) return loadingOrFailed(query);
    const onShare = () => void share({ title: listing.title, path: `/marketplace/${id}` });
    const shown = readsReviews ? reviews : { kind: 'closed' as const, onOpen: () => setReadsReviews(true) };
    return { kind: 'ready', listing, related, reviews: shown, visitor, actionsOf, onShare };
  };
  // Another listing begins with its first photo.
  return <ListingScreen key={id} state={stateOf()} />;
}

function ListingOfMember({ id }: { readonly id: number }) {
  const actionsOf = useListingActions();
  const { id: memberId } = useMember();
  const { buy, dialog } = useCheckout();
  const cartAction = useCartAction();
  const withBuying = (listing: ListingView): ListingActions => {
    if (!isAvailableTo(listing, memberId)) return actionsOf(listing);
    return {
      ...actionsOf(listing),
      cart: cartAction(listing),
      messageHref: askHref({ sellerId: listing.userId, listingId: listing.id }),
      onBuy: () => buy(listing),
    };
  };
  return (
    <>
      <Listing id={id} visitor={false} actionsOf={withBuying} />
      {dialog}
    </>
  );
}

function ListingOfVisitor({ id }: { readonly id: number }) {
  const askToSignUp = useSignUpToast();
  const onKeep = () => askToSignUp('save it and to write to the seller');
  return <Listing id={id} visitor actionsOf={() => ({ own: false, onKeep })} />;
}

export default function ListingPage() {
  const id = parseId(useParams().id);
  const isMember = useSession().kind === 'member';
  if (id === undefined) return <ListingScreen state={{ kind: 'not-found', visitor: !isMember }} />;
  return isMember ? <ListingOfMember id={id} /> : <ListingOfVisitor id={id} />;
}
