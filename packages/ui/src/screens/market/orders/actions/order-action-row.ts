import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import type { ComponentType } from 'react';

export interface OrderQuestion {
  readonly title: string;
  readonly description: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly look: 'main' | 'danger';
}

/** What the screens say of an action of the two, and how it is called. */
export interface OrderActionRow {
  /** Its entry in the timeline. */
  readonly entry?: string;
  /** Stands at the foot of the page. `main` may be the main one there, `listed` stands in lists too. */
  readonly button?: {
    readonly label: string;
    readonly pendingLabel: string;
    readonly main?: true;
    readonly listed?: true;
  };
  /** Asked before it is done. */
  readonly question?: (order: OrderView) => OrderQuestion;
  /** The endpoint. */
  readonly call?: `post /api/orders/:id/${string}`;
  /** Done with a form, or with one tap. `true`: the app puts the form together. */
  readonly form?: true | (() => Promise<ComponentType<never>>);
  /** The toasts afterwards. */
  readonly says?: string;
  readonly fails?: string;
}
