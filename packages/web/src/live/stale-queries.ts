import { connectionsCalls } from '@nestmates/application/connections/addresses.ts';
import type { StreamEvent } from '@nestmates/application/events/stream-event.ts';
import { messagingCalls } from '@nestmates/application/messaging/addresses.ts';
import { swapKeys } from '../swaps/swap-keys.ts';

/** The beginning of a query's key: it stands for all that begin so. */
export type QueryKeyPrefix = readonly (string | number)[];

const conversations: QueryKeyPrefix = [messagingCalls.conversations.path];
const unread: QueryKeyPrefix = [messagingCalls.unread.path];
const threads: QueryKeyPrefix = [messagingCalls.thread.path];
const matches: QueryKeyPrefix = [connectionsCalls.list.path];
const pending: QueryKeyPrefix = [connectionsCalls.pending.path];

const connectionKeys = [matches, pending, conversations, unread];

/** What the table asks of the page. */
interface PageState {
  /** Whether the page has said it itself and shows it so. */
  readonly isReadKnown: (read: { readonly userId: number; readonly upTo: number }) => boolean;
}

type StaleKeysByEvent = {
  readonly [Type in StreamEvent['type']]: (
    event: Extract<StreamEvent, { type: Type }>,
    page: PageState,
  ) => readonly QueryKeyPrefix[];
};

/** What may no longer be true once a thing has happened. Everything live is read again for one reason only: this table. */
const staleKeysOf: StaleKeysByEvent = {
  message: ({ userId }) => [[...threads, userId], conversations, unread],
  read: (event, { isReadKnown }) => (isReadKnown(event) ? [] : [conversations, unread]),
  seen: () => [conversations],
  request: () => [pending],
  match: () => connectionKeys,
  // A swap ends with its connection.
  unmatch: ({ userId }) => [...connectionKeys, ...swapKeys, [...threads, userId]],
  swap: () => swapKeys,
  // Who she is stands beside the queries.
  standing: () => [],
  ready: ({ missedNothing }) => (missedNothing ? [] : [...connectionKeys, ...swapKeys, threads]),
  closed: () => [],
};

export const staleKeys = <E extends StreamEvent>(event: E, page: PageState): readonly QueryKeyPrefix[] =>
  (staleKeysOf[event.type] as (event: E, page: PageState) => readonly QueryKeyPrefix[])(event, page);
