import {
  OpenedCardsScreen,
  type OpenedCardsScreenState,
} from '@nestmates/ui/screens/together/sitter-cards/OpenedCardsScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError, isUnreachable } from '../../platform/api/errors.ts';
import { missingOrLoading } from '../../platform/queries/loading-or-failed.ts';
import { parseId } from '../../platform/routing/parse-id.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { openedCardsQuery } from './sitter-card-queries.ts';

/** What the server says of cards that were open a moment ago counts, not what is still in memory. */
function refusalIn(error: unknown): OpenedCardsScreenState | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 404) return { kind: 'not-found' };
  if (error.code !== 'CARD_CLOSED') return undefined;
  const { opensAt } = JSON.parse(error.text) as { readonly opensAt?: string };
  return { kind: 'closed', opensAt };
}

function Cards({ swapId }: { readonly swapId: number }) {
  const query = useQuery(openedCardsQuery(swapId));
  const now = useNow();
  const { data, error, isFetching, refetch } = query;
  function stateOf(): OpenedCardsScreenState {
    const refused = refusalIn(error);
    if (refused) return refused;
    if (data) return new Date(data.closesAt) > now ? { kind: 'open', opened: data } : { kind: 'closed' };
    if (isUnreachable(error) && !isFetching) return { kind: 'offline', onRetry: () => void refetch() };
    return missingOrLoading(query);
  }
  return <OpenedCardsScreen state={stateOf()} />;
}

export default function OpenedCardsPage() {
  useTitle('Sitter Cards');
  const swapId = parseId(useParams().id);
  return swapId === undefined ? (
    <OpenedCardsScreen state={{ kind: 'not-found' }} />
  ) : (
    <Cards key={swapId} swapId={swapId} />
  );
}
