import { connectionsCalls } from '@nestmates/application/connections/addresses.ts';
import type { StreamEvent } from '@nestmates/application/live/stream-event.ts';
import { messagesCalls } from '@nestmates/application/messages/addresses.ts';
import { swapKeys } from '../swaps/swap-keys.ts';

/** The beginning of a query's key: it stands for all that begin so. */
export type KeyStart = readonly (string | number)[];

const conversations: KeyStart = [messagesCalls.conversations.path];
const unread: KeyStart = [messagesCalls.unread.path];
const threads: KeyStart = [messagesCalls.thread.path];
const matches: KeyStart = [connectionsCalls.list.path];
const pending: KeyStart = [connectionsCalls.pending.path];

const connected = [matches, pending, conversations, unread];

/** What the table asks of the page. */
interface Page {
  /** Whether the page has said it itself and shows it so. */
  readonly knowsRead: (read: { readonly userId: number; readonly upTo: number }) => boolean;
}

type Told = {
  readonly [Type in StreamEvent['type']]: (
    event: Extract<StreamEvent, { type: Type }>,
    page: Page,
  ) => readonly KeyStart[];
};

/** What may no longer be true once a thing has happened. Everything live is read again for one reason only: this table. */
const touchedBy: Told = {
  message: ({ userId }) => [[...threads, userId], conversations, unread],
  read: (event, { knowsRead }) => (knowsRead(event) ? [] : [conversations, unread]),
  seen: () => [conversations],
  request: () => [pending],
  match: () => connected,
  // A swap ends with its connection.
  unmatch: ({ userId }) => [...connected, ...swapKeys, [...threads, userId]],
  swap: () => swapKeys,
  // Who she is stands beside the queries.
  standing: () => [],
  ready: ({ missedNothing }) => (missedNothing ? [] : [...connected, ...swapKeys, threads]),
  closed: () => [],
};

export const touched = <E extends StreamEvent>(event: E, page: Page): readonly KeyStart[] =>
  (touchedBy[event.type] as (event: E, page: Page) => readonly KeyStart[])(event, page);
