import { minutes } from '@nestmates/domain/shared/time.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { hashKey, MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, saidBy } from '../api/api.ts';
import { loadSession, type Session, watchSession } from '../session/session.ts';

/** What a query says of itself. A type and no interface, because a meta is any record. */
type ReadMeta = {
  /** What a toast says when it cannot be read, where the server says nothing. */
  readonly failed?: string;
  /** Refusals that the page has its own words for. */
  readonly foreseen?: readonly number[];
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta;
  }
}

const spokenFor = new Set<string>();

/** Reads again for someone who says herself what became of it. */
export async function speakingFor<T>(queryKey: QueryKey, read: () => Promise<T>): Promise<T> {
  const hash = hashKey(queryKey);
  spokenFor.add(hash);
  try {
    return await read();
  } finally {
    spokenFor.delete(hash);
  }
}

/** Another tab has logged out, or thirty days are over: this page learns of it with what it tries next. */
const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

const isForeseen = (error: unknown, { foreseen }: ReadMeta) =>
  error instanceof ApiError && foreseen?.includes(error.status) === true;

/** Without a network a call fails and says so; one that waited would be answered long after she has looked away. */
const unwaiting = { networkMode: 'always' } as const;

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
      else if (meta?.failed && !spokenFor.has(queryHash) && !isForeseen(error, meta))
        toast({ title: 'Error', description: saidBy(error, meta.failed), destructive: true });
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
      ...unwaiting,
    },
    mutations: { retry: false, ...unwaiting },
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
