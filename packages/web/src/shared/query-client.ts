import { minutes } from '@nestmates/domain/shared/time.ts';
import { QueryClient } from '@tanstack/react-query';

/** What was read stays true until something is known to have changed it; nothing is asked twice by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: minutes(5),
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      retry: false,
    },
    mutations: { retry: false },
  },
});
