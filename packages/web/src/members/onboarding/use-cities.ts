import type { Cities } from '@nestmates/ui/screens/members/onboarding/CityField.tsx';
import { useQuery } from '@tanstack/react-query';

/**
 * The cities are a chunk of their own, imported when a state is chosen. If that fails, only the city field is
 * affected. Some browsers cache the failure until a reload, which the draft survives.
 */
export function useCities(state: string): Cities {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['cities', state],
    queryFn: async () => (await import('@nestmates/domain/members/places/cities.ts')).cityNames(state),
    enabled: state !== '',
  });
  if (data) return { kind: 'ready', names: data };
  if (isError) return { kind: 'failed', retrying: isFetching, onRetry: () => void refetch() };
  return { kind: 'loading' };
}
