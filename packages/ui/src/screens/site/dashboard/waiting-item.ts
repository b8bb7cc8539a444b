import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import type { MouseEvent } from 'react';
import type { Answer } from '../../../components/actions/AnswerButtons.tsx';

export interface WaitingPerson {
  readonly firstName: string;
  readonly profilePhotoUrl: string | null;
}

/** What waits for the member: somebody's question, or an order with something to do. */
export interface WaitingItem {
  /** Names it among all, such as "swap-31". */
  readonly key: string;
  readonly of: { readonly person: WaitingPerson } | { readonly order: OrderView };
  /** What it is about, after the name: "Friday, June 5, 6:00 PM". */
  readonly words: string;
  /** The words go on from the name without a comma. */
  readonly goesOn?: boolean;
  readonly detail: string;
  readonly href: string;
  /** Says why it is locked, instead of following the link. */
  onLocked?(): void;
  /** As the story of the page: the sentence, its last words in italics, and the time of the day. */
  readonly story: { readonly sentence: string; readonly italic: string; readonly time?: string | undefined };
  /** Without it, it leads to its page. */
  readonly answers?:
    | {
        /** There is more to choose than a tap can say. */
        readonly choose?: boolean;
        /** The answer that is being sent. */
        readonly answering?: Answer | undefined;
        onAnswer(answer: Answer, event: MouseEvent): void;
      }
    | undefined;
}
