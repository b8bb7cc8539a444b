import { minutes } from '@nestmates/domain/shared/time.ts';
import { QueryClient } from '@tanstack/react-query';
import { type Session, watchSession } from './session.ts';

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

const memberIn = (session: Session) => (session.kind === 'member' ? session.member.id : undefined);

/** Nothing of one member may be seen by the next who uses this browser. */
let whose: number | undefined;
watchSession((session) => {
  const now = memberIn(session);
  if (whose !== undefined && now !== whose) queryClient.clear();
  whose = now;
});
