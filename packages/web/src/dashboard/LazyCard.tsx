import { LoadError } from '@nestmates/ui/components/feedback/LoadError.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loadingOrFailed } from '../queries/loading-or-failed.ts';
import { type LoadCard, loadCard, loadedCard } from './lazy-cards.ts';

interface LazyCardProps {
  /** For "We could not load …": "your profile". */
  readonly what: string;
  readonly load: LoadCard;
  /** Holds the card's place; nothing for a card that shows nothing while its data is loading. */
  readonly placeholder?: ReactNode;
}

/**
 * A card whose code is loaded after the page, so that the page does not wait for all cards. Like its data it
 * fails by itself, and is loaded again when the network is back.
 */
export function LazyCard({ what, load, placeholder = null }: LazyCardProps) {
  const query = useQuery({
    queryKey: ['card', what],
    queryFn: async () => ({ Card: await loadCard(load) }),
    initialData() {
      const Card = loadedCard(load);
      return Card && { Card };
    },
    structuralSharing: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  if (query.data) return <query.data.Card />;
  const state = loadingOrFailed(query);
  return state.kind === 'failed' ? <LoadError what={what} onRetry={state.onRetry} /> : placeholder;
}
