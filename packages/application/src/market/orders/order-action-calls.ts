import type * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { pathId } from '../../platform/contract/fields.ts';
import type { MemberAction } from './actions/action-row.ts';
import {
  type CalledAction,
  calledAction,
  calledActions,
  type OrderActionRows,
} from './actions/order-action-rows.ts';
import { orderPageView } from './order-view.ts';

const params = { id: pathId };

interface Call<Path extends string> {
  readonly method: 'post';
  readonly path: `/api/orders/:id/${Path}`;
  readonly access: 'signed-in';
  readonly params: typeof params;
  readonly response: typeof orderPageView;
  readonly summary: string;
}
type CallOf<Row> =
  Row extends MemberAction<infer _A, infer Path, infer Body>
    ? Body extends z.core.$ZodType
      ? ReturnType<typeof endpoint<Call<Path> & { readonly body: Body }>>
      : ReturnType<typeof endpoint<Call<Path>>>
    : never;

function callOf(action: CalledAction) {
  const { path, body, bodyOptional = false, limit, summary } = calledAction(action);
  return endpoint({
    method: 'post',
    path: `/api/orders/:id/${path}`,
    aliases: [`/api/marketplace/orders/:id/${path}`],
    access: 'signed-in',
    closedTo: 'nobody',
    params,
    response: orderPageView,
    summary,
    bodyOptional,
    ...(body && { body }),
    ...(limit && { limit }),
  });
}

/** The calls of the actions that the two of an order have. */
export const orderActionCalls = Object.fromEntries(
  calledActions.map((action) => [action, callOf(action)]),
) as unknown as { readonly [A in CalledAction]: CallOf<OrderActionRows[A]> };
