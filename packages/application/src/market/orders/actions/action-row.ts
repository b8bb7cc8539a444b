import type {
  InputOf,
  OrderAction,
  orderActions,
} from '@nestmates/domain/market/orders/actions/order-actions.ts';
import type { UndoneSales } from '@nestmates/domain/market/orders/cancellations.ts';
import type { Order } from '@nestmates/domain/market/orders/order.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import type * as z from 'zod/mini';
import type { CallLimit } from '../../../platform/contract/endpoint.ts';
import type { OrderEmail } from '../emails/order-email.ts';

/** The e-mails that tell of an action, by who has taken it: to whom it concerns and who did not take it. */
export type Tells<A extends OrderAction = OrderAction> = {
  readonly [By in (typeof orderActions)[A]['by'][number]]: readonly OrderEmail[];
};

/** What is not in the form and not in the order. */
export interface Given {
  /** Said of what is sent from now on. */
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

export interface Cancellations {
  /** How many sales the seller has undone since then; kept from others until the transaction ends. */
  lockCancellationsOf(sellerId: MemberId, since: Date): Promise<UndoneSales>;
}

export interface MemberAction<A extends OrderAction, Path extends string, Body extends Schema | undefined> {
  /** Follows `/api/orders/:id/`. */
  readonly path: Path;
  readonly body?: Body;
  readonly bodyOptional?: boolean;
  readonly limit?: CallLimit;
  readonly summary: string;
  readonly tells: Tells<A>;
  /** Reads the form before the order is locked, or throws. */
  reads?(body: z.output<NonNullable<Body>>, given: Given): Read<InputOf<A>>;
  /** The input has the balance of the order besides. */
  readonly withBalance?: boolean;
  /** How much goes back, for the timeline. */
  cents?(before: Order, input: InputOf<A>): Cents;
  /** Throws where a rule beyond the order itself refuses it. */
  requires?(store: Cancellations, taken: TakenBy): Promise<void>;
}

interface TakenBy {
  readonly id: MemberId;
  readonly party: 'buyer' | 'seller';
  readonly at: Date;
  readonly before: Order;
}

/** Sixty times an hour. */
export const often = { by: 'member', max: 60, per: hours(1) } as const satisfies CallLimit;

type NeedsBalance<A extends OrderAction> =
  InputOf<A> extends { readonly balance: unknown } ? { readonly withBalance: true } : object;

/** An action of the buyer or the seller with a call of its own; its name types what is read and who is told. */
export const memberAction = <
  A extends OrderAction,
  const Path extends string,
  Body extends Schema | undefined = undefined,
>(
  _action: A,
  row: MemberAction<A, Path, Body> & NeedsBalance<A>,
): MemberAction<A, Path, Body> => row;

/** Any of them, once its types are of no more use. */
export type AnyMemberAction = MemberAction<OrderAction, string, Schema>;
