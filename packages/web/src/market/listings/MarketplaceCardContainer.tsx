import {
  MarketplaceCard,
  type MarketplaceCardState,
} from '@nestmates/ui/screens/market/listings/dashboard-card/MarketplaceCard.tsx';
import { useQuery } from '@tanstack/react-query';
import { explainLock } from '../../platform/access/locked-wish.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { newestPicturesQuery, newestQuery } from './marketplace-queries.ts';

function OpenCard() {
  const { data, isError } = useQuery(newestQuery);
  const newest = isError ? [] : data?.items;
  const state: MarketplaceCardState = newest ? { kind: 'open', newest } : { kind: 'loading' };
  const onSellingLocked = useOpens('selling') ? undefined : () => explainLock({ what: 'selling' });
  return <MarketplaceCard state={{ ...state, onSellingLocked }} />;
}

function LockedCard() {
  const { data } = useQuery(newestPicturesQuery);
  const onLocked = () => explainLock({ what: 'marketplace' });
  return <MarketplaceCard state={{ kind: 'locked', newest: data, onLocked }} />;
}

export function MarketplaceCardContainer() {
  return useOpens('marketplace') ? <OpenCard /> : <LockedCard />;
}
