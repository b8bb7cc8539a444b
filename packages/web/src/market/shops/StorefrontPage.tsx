import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import type { StorefrontView } from '@nestmates/application/market/shops/contract.ts';
import type { ListingCardActions } from '@nestmates/ui/screens/market/listings/card/listing-actions.ts';
import { StorefrontScreen } from '@nestmates/ui/screens/market/shops/storefront/StorefrontScreen.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { missingOrLoading } from '../../platform/queries/loading-or-failed.ts';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useSession } from '../../platform/session/session.ts';
import { useListingActions } from '../listings/use-listing-actions.ts';
import { storeReviewsQuery } from '../reviews/review-queries.ts';
import { useReviews } from '../reviews/use-reviews.ts';
import { sellerListingsQuery, storefrontQuery } from './shop-queries.ts';
import { useVisitorListingActions } from './use-visitor-listing-actions.ts';

interface StorefrontProps {
  readonly name: string;
}

interface StoreProps extends StorefrontProps {
  readonly isVisitor: boolean;
  actionsOf(listing: ListingView): ListingCardActions;
}

function Store({ name, isVisitor, actionsOf }: StoreProps) {
  const query = useQuery(storefrontQuery(name));
  useTitle(query.data?.seller.shopName ?? 'Store');
  if (!query.data) return <StorefrontScreen state={missingOrLoading(query)} />;
  return <OpenStore name={name} store={query.data} isVisitor={isVisitor} actionsOf={actionsOf} />;
}

interface OpenStoreProps extends StoreProps {
  readonly store: StorefrontView;
}

/** The first of its listings came with the store. */
function OpenStore({ name, store, isVisitor, actionsOf }: OpenStoreProps) {
  const { seller, listings: first, next, hidden } = store;
  const reviews = useReviews(storeReviewsQuery(name), seller.rating !== null);
  const onSale = useInfiniteQuery({
    ...sellerListingsQuery(seller.id),
    initialData: {
      pages: [next === null ? { items: first } : { items: first, next }],
      pageParams: [undefined],
    },
  });
  const more = useLoadMore(onSale);
  const listings = onSale.data?.items ?? first;
  return (
    <StorefrontScreen
      state={{
        kind: 'ready',
        seller,
        listings: { kind: 'ready', listings, more, actionsOf },
        reviews,
        isVisitor,
        hidden,
      }}
    />
  );
}

const MemberStore = ({ name }: StorefrontProps) => (
  <Store name={name} isVisitor={false} actionsOf={useListingActions()} />
);

const VisitorStore = ({ name }: StorefrontProps) => (
  <Store name={name} isVisitor actionsOf={useVisitorListingActions()} />
);

export default function StorefrontPage() {
  const { storefront = '' } = useParams();
  const isMember = useSession().kind === 'member';
  return isMember ? <MemberStore name={storefront} /> : <VisitorStore name={storefront} />;
}
