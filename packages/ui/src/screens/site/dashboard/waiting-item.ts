import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import type { MouseEvent } from 'react';
import type { Answer } from '../../../components/actions/AnswerButtons.tsx';
import { requestsTitle } from '../../friends/connections/requests-title.ts';

export interface WaitingPerson {
  readonly firstName: string;
  readonly profilePhotoUrl: string | null;
}

/** What waits for the member: somebody's question, or an order with something to do. */
export interface WaitingItem {
  /** Names it among all, such as "swap-31". */
  readonly key: string;
  readonly kind: 'swap' | 'moved-swap' | 'outcome' | 'playdate' | 'request' | 'order' | 'message';
  readonly of:
    | { readonly person: WaitingPerson }
    | { readonly people: readonly WaitingPerson[] }
    | { readonly order: OrderView };
  /** What it is about, after the name: "Friday, June 5, 6:00 PM". */
  readonly words: string;
  /** The words go on from the name without a comma. */
  readonly goesOn?: boolean;
  readonly detail?: string | undefined;
  readonly href: string;
  /** Says why it is locked, instead of following the link. */
  onLocked?(): void;
  /**
   * The story of the page: the sentence, its last words in italics, and the time of the day. Left out of what can wait, which
   * is in the list only.
   */
  readonly story?: { readonly sentence: string; readonly italic: string; readonly time?: string | undefined };
  /** Leads to its page where left out. */
  readonly answers?:
    | {
        /** There is more to choose than a tap can say: to accept leads to its page. */
        readonly choose?: boolean;
        /** The answer that is being sent. */
        readonly answering?: Answer | undefined;
        onAnswer(answer: Answer, event: MouseEvent): void;
      }
    | undefined;
}

export type LeadingItem = WaitingItem & Required<Pick<WaitingItem, 'story'>>;

/** Whether it may be the story of the page. */
export const canLead = (item: WaitingItem): item is LeadingItem => item.story !== undefined;

const maxFaces = 2;

/** Several members who want to connect are one row, which leads to all of them; one alone is answered in its row. */
export function requestsAsOne(items: readonly WaitingItem[]): readonly WaitingItem[] {
  const requests = items.filter(({ kind }) => kind === 'request');
  const [first] = requests;
  if (!first || requests.length === 1) return items;
  const people = requests.flatMap(({ of }) => ('person' in of ? [of.person] : []));
  const all: WaitingItem = {
    key: 'requests',
    kind: 'request',
    of: { people: people.slice(0, maxFaces) },
    words: requestsTitle,
    href: '/connection-requests',
  };
  return items.flatMap((item) => (item === first ? [all] : item.kind === 'request' ? [] : [item]));
}

/** Stands above the swaps that wait for an answer. */
export const swapRequestsTitle = 'Babysitting Requests';

const maxRows = 3;
const maxSwaps = 2;

/**
 * The rows of the dashboard, and whether there is more than they and the story of the page show. At most two swaps are
 * shown, of which one may be that story.
 */
export function firstWaiting(
  items: readonly WaitingItem[],
  lead?: WaitingItem,
): {
  readonly swaps: readonly WaitingItem[];
  readonly others: readonly WaitingItem[];
  readonly more: boolean;
} {
  const free = lead?.kind === 'swap' ? maxSwaps - 1 : maxSwaps;
  const swaps = items.filter(({ kind }) => kind === 'swap').slice(0, free);
  const others = items.filter(({ kind }) => kind !== 'swap').slice(0, maxRows - swaps.length);
  return { swaps, others, more: swaps.length + others.length < items.length };
}
