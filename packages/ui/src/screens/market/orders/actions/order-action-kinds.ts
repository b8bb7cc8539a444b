import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import type { Issue } from '../../../../forms/schema.ts';
import type { OrderActionRow } from './order-action-row.ts';
import { orderActionRows } from './order-action-rows.ts';

type Rows = typeof orderActionRows;
type ActionWith<Part> = { [A in keyof Rows]: Rows[A] extends Part ? A : never }[keyof Rows];

/** Has a button at the foot of the page. */
export type OrderFootAction = ActionWith<{ readonly button: unknown }>;
/** Has a button in lists. */
export type OrderListAction = ActionWith<{ readonly button: { readonly listed: true } }>;
/** Done with one tap and an answered question. */
export type ConfirmedAction = ActionWith<{ readonly question: unknown }>;
/** Done with a form of its own. */
export type OrderFormAction = ActionWith<{ readonly form: unknown }>;
/** Done with a form in a dialog. */
export type OrderDialogAction = OrderFormAction & OrderFootAction;
/** Its row says what its form is. */
export type OrderRowFormAction = ActionWith<{ readonly form: () => unknown }>;
/** Done with one tap, after a question or without one. */
export type OrderTap = Exclude<ActionWith<{ readonly call: string }>, OrderFormAction>;

/** What the form of an action is rendered with; its value is the body of the call. */
export interface OrderFormProps<A extends OrderDialogAction, Value> {
  readonly order: OrderView;
  readonly action: A;
  readonly kind: 'asking' | 'sending';
  readonly issues: readonly Issue[] | undefined;
  onSubmit(value: Value): void;
  onClose(): void;
}

const rows: Readonly<Record<string, OrderActionRow>> = orderActionRows;
const actions = Object.keys(rows);

export const footActions = actions.filter((action) => rows[action]?.button) as readonly OrderFootAction[];
export const listActions = actions.filter(
  (action) => rows[action]?.button?.listed,
) as readonly OrderListAction[];

/** What a seller does with an order that waits for them. */
export const todoActions = ['ship', 'markProvided'] as const satisfies readonly OrderListAction[];
export type TodoAction = (typeof todoActions)[number];

export const isConfirmed = (action: string): action is ConfirmedAction =>
  rows[action]?.question !== undefined;
export const takesForm = (action: string): action is OrderFormAction => rows[action]?.form !== undefined;
