import type { WrittenCards } from '@nestmates/ui/screens/together/sitter-cards/CardsChoice.tsx';
import { useQuery } from '@tanstack/react-query';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { writtenCardsQuery } from './sitter-card-queries.ts';

export function useWrittenCards(): WrittenCards {
  const query = useQuery(writtenCardsQuery);
  return query.data
    ? { kind: 'ready', childIds: query.data.map(({ childId }) => childId) }
    : loadingOrFailed(query);
}
