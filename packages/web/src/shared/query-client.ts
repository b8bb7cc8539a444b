import { minutes } from '@nestmates/domain/shared/time.ts';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';
import { loadSession, type Session, watchSession } from './session.ts';

/** What was read stays true until something is known to have changed it; nothing is asked twice by itself. */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    // Another tab has logged out, or thirty days are over: this page learns of it with what it tries next.
    onError(error) {
      if (error instanceof ApiError && error.status === 401) void loadSession();
    },
  }),
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

const memberIn = (session: Session) => (session.kind === 'member' ? session.member.id : undefined);

/** Nothing of one member may be seen by the next who uses this browser. */
let whose: number | undefined;
watchSession((session) => {
  const now = memberIn(session);
  if (whose !== undefined && now !== whose) queryClient.clear();
  whose = now;
});
