import type { Cities } from '@nestmates/ui/screens/onboarding/CityField.tsx';
import { useQuery } from '@tanstack/react-query';

/**
 * The cities of the whole country are a chunk of their own, fetched when the first state is chosen. Where it cannot be
 * loaded only the city has to wait. A browser that remembers the failure needs a reload, which the draft survives.
 */
export function useCities(state: string): Cities {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['cities', state],
    queryFn: async () => (await import('@nestmates/domain/places/cities.ts')).cityNames(state),
    enabled: state !== '',
  });
  if (data) return { kind: 'ready', names: data };
  if (isError) return { kind: 'failed', retrying: isFetching, onRetry: () => void refetch() };
  return { kind: 'loading' };
}
