import type { Order } from '@nestmates/domain/market/orders/order.ts';
import type { InputOf, OrderAction, orderActions } from '@nestmates/domain/market/orders/order-actions.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import type * as z from 'zod/mini';
import { type CallLimit, endpoint } from '../../../platform/contract/endpoint.ts';
import { pathId } from '../../../platform/contract/fields.ts';
import type { OrderEmail } from '../emails/order-email.ts';
import { orderPageView } from '../order-view.ts';
import type { OrderStore } from '../ports.ts';

/** The e-mails that tell of an action, by who has taken it: to whom it concerns and who did not take it. */
export type Tells<A extends OrderAction = OrderAction> = {
  readonly [By in (typeof orderActions)[A]['by'][number]]: readonly OrderEmail[];
};

/** What is not in the form and not in the order. */
export interface Given {
  /** Of what is sent from now on. */
  readonly releaseWaitsForDelivery: boolean;
  /** A random whole number below this one. */
  readonly randomBelow: (end: number) => number;
}

type Typed<Input> = Input extends { readonly balance: unknown } ? Omit<Input, 'balance'> : Input;

/** What a form says: the input of the action, and what stands with it in the timeline. */
export interface Read<Input> {
  readonly input?: Typed<Input>;
  readonly text?: string;
  readonly photoUrls?: readonly string[] | undefined;
}

type Schema = z.core.$ZodType;

interface MemberAction<A extends OrderAction, Path extends string, Body extends Schema | undefined> {
  /** After `/api/orders/:id/`. */
  readonly path: Path;
  readonly body?: Body;
  readonly bodyOptional?: boolean;
  readonly limit?: CallLimit;
  readonly summary: string;
  readonly tells: Tells<A>;
  /** Reads the form before the order is locked, or throws. */
  reads?(body: z.output<NonNullable<Body>>, given: Given): Read<InputOf<A>>;
  /** The input has the balance of the order besides. */
  readonly withBalance?: InputOf<A> extends { readonly balance: unknown } ? true : never;
  /** How much goes back, for the timeline. */
  cents?(before: Order, input: InputOf<A>): Cents;
  /** Throws where a rule beyond the order itself refuses it. */
  requires?(store: Pick<OrderStore, 'lockCancellationsOf'>, taken: TakenBy): Promise<void>;
}

interface TakenBy {
  readonly id: MemberId;
  readonly party: 'buyer' | 'seller';
  readonly at: Date;
}

/** For calls that write something. */
export const often = { by: 'member', max: 60, per: hours(1) } as const satisfies CallLimit;

const params = { id: pathId };

interface ActionCall<Path extends string> {
  readonly method: 'post';
  readonly path: `/api/orders/:id/${Path}`;
  readonly access: 'signed-in';
  readonly params: typeof params;
  readonly response: typeof orderPageView;
  readonly summary: string;
}
type ActionEndpoint<Path extends string, Body> = Body extends Schema
  ? ReturnType<typeof endpoint<ActionCall<Path> & { readonly body: Body }>>
  : ReturnType<typeof endpoint<ActionCall<Path>>>;

/** An action of the buyer or the seller, with its call. */
export const memberAction = <
  A extends OrderAction,
  const Path extends string,
  Body extends Schema | undefined = undefined,
>(
  _action: A,
  row: MemberAction<A, Path, Body>,
) => ({
  ...row,
  endpoint: endpoint({
    method: 'post',
    path: `/api/orders/:id/${row.path}`,
    aliases: [`/api/marketplace/orders/:id/${row.path}`],
    access: 'signed-in',
    closedTo: 'nobody',
    params,
    response: orderPageView,
    summary: row.summary,
    ...(row.body && { body: row.body }),
    ...(row.bodyOptional && { bodyOptional: true }),
    ...(row.limit && { limit: row.limit }),
  }) as unknown as ActionEndpoint<Path, Body>,
});

/** Any of them, once its types are of no more use. */
export type AnyMemberAction = Pick<
  MemberAction<OrderAction, string, Schema>,
  'reads' | 'cents' | 'requires'
> & {
  readonly withBalance?: boolean;
};
