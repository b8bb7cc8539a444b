import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import type { ListingCardActions } from '@nestmates/ui/screens/market/listings/card/listing-actions.ts';
import type { SellerListingsState } from '@nestmates/ui/screens/market/shops/parts/SellerListings.tsx';
import {
  SellerScreen,
  type SellerScreenState,
} from '@nestmates/ui/screens/market/shops/seller/SellerScreen.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { loadingOrFailed, missingOrLoading } from '../../platform/queries/loading-or-failed.ts';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { parseId } from '../../platform/routing/parse-id.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useSession } from '../../platform/session/session.ts';
import { useSignUpToast } from '../../platform/shared/use-sign-up-toast.ts';
import { useListingActions } from '../listings/use-listing-actions.ts';
import { sellerReviewsQuery } from '../reviews/review-queries.ts';
import { useReviews } from '../reviews/use-reviews.ts';
import { sellerListingsQuery, sellerQuery } from './shop-queries.ts';
import { isDemoSeller, useContact } from './use-contact.ts';
import { useFavouriteSeller } from './use-favourite-seller.ts';
import { useVisitorListingActions } from './use-visitor-listing-actions.ts';

type Ready = Extract<SellerScreenState, { kind: 'ready' }>;
type SellerParts = Pick<Ready, 'isVisitor' | 'contact' | 'favourite'>;

interface SellerProps {
  readonly id: number;
}

function useSellerState(
  id: number,
  actionsOf: (listing: ListingView) => ListingCardActions,
  parts: (listings: readonly ListingView[]) => SellerParts,
): SellerScreenState {
  const query = useQuery(sellerQuery(id));
  const onSale = useInfiniteQuery(sellerListingsQuery(id));
  const more = useLoadMore(onSale);
  useTitle(query.data?.shopName ?? query.data?.firstName ?? 'Seller');
  const reviews = useReviews(sellerReviewsQuery(id), query.data?.rating != null);
  if (!query.data) return missingOrLoading(query);
  const listings: SellerListingsState = onSale.data
    ? { kind: 'ready', listings: onSale.data.items, more, actionsOf }
    : loadingOrFailed(onSale);
  return { kind: 'ready', seller: query.data, listings, reviews, ...parts(onSale.data?.items ?? []) };
}

function MemberSeller({ id }: SellerProps) {
  const contact = useContact();
  const favourite = useFavouriteSeller(id);
  const state = useSellerState(id, useListingActions(), (listings) => ({
    isVisitor: false,
    contact: contact(id, listings),
    favourite,
  }));
  return <SellerScreen state={state} />;
}

function VisitorSeller({ id }: SellerProps) {
  const askToSignUp = useSignUpToast();
  const state = useSellerState(id, useVisitorListingActions(), (listings) => ({
    isVisitor: true,
    contact: isDemoSeller(listings)
      ? undefined
      : { kind: 'visitor', onSignUp: () => askToSignUp('message sellers') },
    favourite: { kept: false, onKeep: () => askToSignUp('save your favourite sellers') },
  }));
  return <SellerScreen state={state} />;
}

export default function SellerPage() {
  const id = parseId(useParams().id);
  const isMember = useSession().kind === 'member';
  if (id === undefined) return <SellerScreen state={{ kind: 'not-found' }} />;
  return isMember ? <MemberSeller key={id} id={id} /> : <VisitorSeller key={id} id={id} />;
}
