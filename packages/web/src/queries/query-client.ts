import { minutes } from '@nestmates/domain/shared/time.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { hashKey, MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, errorMessage } from '../api/api.ts';
import { loadSession, type Session, subscribeToSession } from '../session/session.ts';

/** What a query says of itself. A type and no interface, because a meta is any record. */
type ReadMeta = {
  /** What a toast says when it cannot be read, where the server says nothing. */
  readonly failedMessage?: string;
  /** Refusals that the page has its own words for. */
  readonly expectedStatuses?: readonly number[];
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta;
  }
}

const silencedQueries = new Set<string>();

/** Reads again for someone who says herself what became of it. */
export async function withoutErrorToast<T>(queryKey: QueryKey, read: () => Promise<T>): Promise<T> {
  const hash = hashKey(queryKey);
  silencedQueries.add(hash);
  try {
    return await read();
  } finally {
    silencedQueries.delete(hash);
  }
}

/** Another tab has logged out, or thirty days are over: this page learns of it with what it tries next. */
const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

const isExpected = (error: unknown, { expectedStatuses }: ReadMeta) =>
  error instanceof ApiError && expectedStatuses?.includes(error.status) === true;

/** Without a network a call fails and says so; one that waited would be answered long after she has looked away. */
const failOffline = { networkMode: 'always' } as const;

/** What was read stays true until something is known to have changed it; nothing is asked twice by itself. */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    onError(error) {
      if (isSignedOut(error)) void loadSession();
    },
  }),
  queryCache: new QueryCache({
    // Once for each failure, however many parts of the page show what is read; and also where old data stays.
    onError(error, { meta, queryHash }) {
      if (isSignedOut(error)) void loadSession();
      else if (meta?.failedMessage && !silencedQueries.has(queryHash) && !isExpected(error, meta))
        toast({ title: 'Error', description: errorMessage(error, meta.failedMessage), destructive: true });
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: minutes(5),
      refetchOnWindowFocus: false,
      // What could not be read without a network is read once there is one again; anything else is as good as it was.
      refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
      refetchInterval: false,
      retry: false,
      ...failOffline,
    },
    mutations: { retry: false, ...failOffline },
  },
});

const memberIdOf = (session: Session) => (session.kind === 'member' ? session.member.id : undefined);

/** Nothing of one member may be seen by the next who uses this browser. */
let currentMemberId: number | undefined;
subscribeToSession((session) => {
  const now = memberIdOf(session);
  if (currentMemberId !== undefined && now !== currentMemberId) queryClient.clear();
  currentMemberId = now;
});
