import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import {
  type DefaultOptions,
  hashKey,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError, errorMessage, isRestricted, isSignedOut } from '../api/errors.ts';
import type { Session } from '../first-render/first-render.ts';
import { isCachedShown } from '../offline/connection.ts';
import { orCachedAnswer } from '../offline/or-cached-answer.ts';
import { forgetSentReads } from '../page-data/page-data.ts';
import { noteRestricted } from '../session/restricted.ts';
import { currentMember, currentSession, loadSession, subscribeToSession } from '../session/session.ts';

/** A type and not an interface, because meta must be assignable to a record. */
export type ReadMeta = {
  /** Shown in a toast if the query fails and the server gives no message. */
  readonly failedMessage?: string;
  /** Statuses that the page handles itself, without a toast. */
  readonly expectedStatuses?: readonly number[];
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta;
  }
}

const silencedQueries = new Set<string>();

/** Runs a read whose errors the caller shows itself. */
export async function withoutErrorToast<T>(queryKey: QueryKey, read: () => Promise<T>): Promise<T> {
  const hash = hashKey(queryKey);
  silencedQueries.add(hash);
  try {
    return await read();
  } finally {
    silencedQueries.delete(hash);
  }
}

const isExpected = (error: unknown, { expectedStatuses }: ReadMeta) =>
  error instanceof ApiError && expectedStatuses?.includes(error.status) === true;

/**
 * Fail at once while offline instead of pausing, so that no change is made long after the member has left the page.
 */
const failOffline = { networkMode: 'always' } as const;

/** What was sent is asked for again where its page has waited longer for the code. */
const freshFor = minutes(1);

/** When the page was received, by this browser's clock; none where the server renders. */
function receivedAt(): number | undefined {
  const [page] = performance.getEntriesByType('navigation');
  return page && performance.timeOrigin + (page as PerformanceNavigationTiming).responseStart;
}

/** When the data of a query was read that came with the page: at 0 where it is too old, and now otherwise. */
function sentReadsAt(): number | undefined {
  const at = receivedAt();
  return at !== undefined && Date.now() - at > freshFor ? 0 : undefined;
}

/** Data is fresh until an event or a change makes it stale; what came with a page that waited long is not. */
export const queryDefaults: DefaultOptions = {
  queries: {
    staleTime: ({ state }) => (state.dataUpdatedAt === 0 ? 0 : Number.POSITIVE_INFINITY),
    initialDataUpdatedAt: sentReadsAt,
    gcTime: minutes(5),
    refetchOnWindowFocus: false,
    // Failed queries are refetched when the network is back; others are still fresh.
    refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
    refetchInterval: false,
    retry: false,
    persister: (read, context, { queryHash, state }) =>
      state.data === undefined
        ? orCachedAnswer(currentMember()?.id, queryHash, () => read(context))
        : read(context),
    ...failOffline,
  },
  mutations: { retry: false, ...failOffline },
};

/** That of this browser. */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    onError(error) {
      if (isSignedOut(error)) void loadSession();
    },
  }),
  queryCache: new QueryCache({
    // Called in the cache and not in the observers: once per failure, also if old data stays visible.
    onError(error, { meta, queryHash, state }) {
      if (isSignedOut(error)) return void loadSession();
      // Reads are closed to suspended and banned members alone: the app leads them to what was decided.
      if (isRestricted(error)) return noteRestricted(true);
      // A further page of a list that fails is shown at the end of the list.
      const isFurtherPage = state.fetchMeta?.fetchMore !== undefined;
      // A failure stands where the data would be if there is none, so it is not said again.
      if (isFurtherPage || silencedQueries.has(queryHash) || state.data === undefined) return;
      // The shell says that there is no network.
      if (isCachedShown()) return;
      if (meta?.failedMessage && !isExpected(error, meta))
        toast({ title: 'Error', description: errorMessage(error, meta.failedMessage), destructive: true });
    },
  }),
  defaultOptions: queryDefaults,
});

const viewerIn = (session: Session): number | 'visitor' | undefined =>
  session.kind === 'member' ? session.member.id : session.kind === 'visitor' ? 'visitor' : undefined;

/** No data of one member may be visible to the next on this browser, and a visitor's is less than a member sees. */
let viewer = viewerIn(currentSession());
subscribeToSession((session) => {
  const now = viewerIn(session);
  if (viewer !== undefined && now !== viewer) {
    noteRestricted(false);
    queryClient.clear();
    forgetSentReads();
  }
  viewer = now;
});
