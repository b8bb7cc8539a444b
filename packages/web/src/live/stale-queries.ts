import { connectionsCalls } from '@nestmates/application/connections/addresses.ts';
import type { StreamEvent } from '@nestmates/application/live/stream-event.ts';
import { messagesCalls } from '@nestmates/application/messages/addresses.ts';
import { swapKeys } from '../swaps/swap-keys.ts';

/** Stands for all query keys that begin with it. */
export type QueryKeyPrefix = readonly (string | number)[];

const conversations: QueryKeyPrefix = [messagesCalls.conversations.path];
const unread: QueryKeyPrefix = [messagesCalls.unread.path];
const threads: QueryKeyPrefix = [messagesCalls.thread.path];
const matches: QueryKeyPrefix = [connectionsCalls.list.path];
const pending: QueryKeyPrefix = [connectionsCalls.pending.path];

const connectionKeys = [matches, pending, conversations, unread];

interface PageState {
  /** Whether this page has reported the read itself and shows it. */
  readonly isReadKnown: (read: { readonly userId: number; readonly upTo: number }) => boolean;
}

type StaleKeysByEvent = {
  readonly [Type in StreamEvent['type']]: (
    event: Extract<StreamEvent, { type: Type }>,
    page: PageState,
  ) => readonly QueryKeyPrefix[];
};

/** Which queries each event makes stale. The only place that decides what live events refetch. */
const staleKeysOf: StaleKeysByEvent = {
  message: ({ userId }) => [[...threads, userId], conversations, unread],
  read: (event, { isReadKnown }) => (isReadKnown(event) ? [] : [conversations, unread]),
  seen: () => [conversations],
  request: () => [pending],
  match: () => connectionKeys,
  // Swaps end with the connection.
  unmatch: ({ userId }) => [...connectionKeys, ...swapKeys, [...threads, userId]],
  swap: () => swapKeys,
  // The session is not a query.
  standing: () => [],
  ready: ({ missedNothing }) => (missedNothing ? [] : [...connectionKeys, ...swapKeys, threads]),
  closed: () => [],
};

export const staleKeys = <E extends StreamEvent>(event: E, page: PageState): readonly QueryKeyPrefix[] =>
  (staleKeysOf[event.type] as (event: E, page: PageState) => readonly QueryKeyPrefix[])(event, page);
