import type { OrderRole } from '@nestmates/domain/market/orders/order-action.ts';
import type { OrderAction } from '@nestmates/domain/market/orders/order-actions.ts';
import type * as z from 'zod/mini';
import type { OrderEmail } from '../emails/order-email.ts';
import type { TimelineAction } from '../order-view.ts';
import type { AnyMemberAction, Tells } from './action-row.ts';
import { deliveryEmails, deliveryRows } from './delivery.ts';
import { interventionEmails, interventionRows } from './interventions.ts';
import { outcomeEmails, outcomeRows } from './outcome.ts';
import { paymentEmails, paymentRows } from './payment.ts';
import { problemEmails, problemRows } from './problems.ts';
import { returnEmails, returnRows } from './return-agreement.ts';
import { returnShipmentEmails, returnShipmentRows } from './return-shipment.ts';

/** All that the application says of the actions of the domain: who is told, and how the two of an order call them. */
export const orderActionRows = {
  ...paymentRows,
  ...deliveryRows,
  ...outcomeRows,
  ...problemRows,
  ...returnRows,
  ...returnShipmentRows,
  ...interventionRows,
} satisfies { readonly [A in OrderAction]: { readonly tells: Tells<A> } };

type Rows = typeof orderActionRows;
/** An action of the two with a call of its own. */
export type CalledAction = {
  [A in OrderAction]: Rows[A] extends { readonly endpoint: unknown } ? A : never;
}[OrderAction];
/** What the call is sent with; nothing where there is no form. */
export type BodyOf<A extends CalledAction> = A extends unknown
  ? Rows[A]['endpoint']['body'] extends infer Body extends z.core.$ZodType
    ? z.output<Body>
    : undefined
  : never;

const isCalled = (action: OrderAction): action is CalledAction => 'endpoint' in orderActionRows[action];
export const calledActions = (Object.keys(orderActionRows) as OrderAction[]).filter(isCalled);

export const calledAction = (action: CalledAction): AnyMemberAction =>
  orderActionRows[action] as AnyMemberAction;

/** The calls of the contract. */
export const actionEndpoints = Object.fromEntries(
  calledActions.map((action) => [action, orderActionRows[action].endpoint]),
) as { readonly [A in CalledAction]: Rows[A]['endpoint'] };

export const orderEmails = {
  ...paymentEmails,
  ...deliveryEmails,
  ...outcomeEmails,
  ...problemEmails,
  ...returnEmails,
  ...returnShipmentEmails,
  ...interventionEmails,
} as const;

type EmailsByRole = Readonly<Partial<Record<OrderRole, readonly OrderEmail[]>>>;

/** What leads to no other status, and is told all the same. */
const otherRows: Readonly<Partial<Record<TimelineAction, { readonly tells: EmailsByRole }>>> = {
  refundFailed: { tells: { provider: [orderEmails.refundFailed] } },
  returnDelivered: { tells: { clock: [orderEmails.returnArrived] } },
};

/** What is sent when an entry of the timeline is written. */
export function emailsOf({ action, by }: { readonly action: TimelineAction; readonly by: OrderRole }) {
  const rows: typeof otherRows = { ...orderActionRows, ...otherRows };
  return rows[action]?.tells[by] ?? [];
}
