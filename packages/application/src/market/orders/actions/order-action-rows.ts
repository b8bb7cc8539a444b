import type { OrderAction } from '@nestmates/domain/market/orders/actions/order-actions.ts';
import type * as z from 'zod/mini';
import type { AnyMemberAction, MemberAction, Tells } from './action-row.ts';
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

export type OrderActionRows = typeof orderActionRows;
/** An action of the two with a call of its own. */
export type CalledAction = {
  [A in OrderAction]: OrderActionRows[A] extends { readonly path: string } ? A : never;
}[OrderAction];
/** What the call is sent with; nothing where there is no form. */
export type BodyOf<A extends CalledAction> =
  OrderActionRows[A] extends MemberAction<infer _A, infer _Path, infer Body>
    ? Body extends z.core.$ZodType
      ? z.output<Body>
      : undefined
    : never;

const isCalled = (action: OrderAction): action is CalledAction => 'path' in orderActionRows[action];
export const calledActions = (Object.keys(orderActionRows) as OrderAction[]).filter(isCalled);

export const calledAction = (action: CalledAction): AnyMemberAction =>
  orderActionRows[action] as unknown as AnyMemberAction;

export const orderEmails = {
  ...paymentEmails,
  ...deliveryEmails,
  ...outcomeEmails,
  ...problemEmails,
  ...returnEmails,
  ...returnShipmentEmails,
  ...interventionEmails,
} as const;
