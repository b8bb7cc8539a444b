import type { DomainError } from '../../platform/shared/errors.ts';
import type { ReturnStatus } from './item-return.ts';
import type { Fulfilment, Order, OrderStatus } from './order.ts';

/** The clock acts when a time has come, the provider reports what has happened to the payment. */
export const orderRoles = ['buyer', 'seller', 'admin', 'clock', 'provider'] as const;
export type OrderRole = (typeof orderRoles)[number];

type OrderIn<Status extends OrderStatus> = Extract<Order, { readonly status: Status }>;
type FieldsIn<Status extends OrderStatus> =
  OrderIn<Status> extends infer O ? (O extends unknown ? Omit<O, 'status'> : never) : never;

/** How an action is taken. */
export interface Taking<Input = undefined> {
  readonly by: OrderRole;
  readonly at: Date;
  readonly input: Input;
}

/** All that the domain says of an action. */
export interface OrderActionEntry<
  From extends OrderStatus,
  By extends OrderRole,
  To extends OrderStatus,
  Input,
  After extends Order,
> {
  readonly from: readonly From[];
  readonly by: readonly By[];
  /** Left out where the order stays in its status. */
  readonly to?: To;
  /** Open for one kind of order only. */
  readonly fulfilment?: Fulfilment;
  /** Open within a problem, while its return is in one of these states. */
  readonly inReturn?: readonly (ReturnStatus | 'none')[];
  /** Closed while the buyer's bank, or an administrator, has to decide about the money. */
  readonly closedWhile?: readonly ('disputed' | 'frozen')[];
  /**
   * When it begins to be open; `undefined` is at any time, `notYetKnown` once something else has happened.
   */
  opensAt?(order: OrderIn<From>, by: OrderRole): Date | undefined;
  /** What else closes it. */
  refusal?(order: OrderIn<From>): DomainError | undefined;
  /** Makes the fields of the new status. */
  apply?(order: OrderIn<From>, taking: Taking<Input>): FieldsIn<To>;
  /** Makes the whole order instead, where it does not always lead to the same status. */
  decide?(order: OrderIn<From>, taking: Taking<Input>): After;
  /** What has happened, as the bank of a buyer reads it. */
  readonly evidence: string;
}

/** Types an entry: `apply` gets an order in one of the statuses of `from`, and returns the fields of `to`. */
export const orderAction = <
  const From extends OrderStatus,
  const By extends OrderRole,
  const To extends OrderStatus = From,
  Input = undefined,
  After extends Order = OrderIn<To>,
>(
  entry: OrderActionEntry<From, By, To, Input, After>,
): OrderActionEntry<From, By, To, Input, After> => entry;

/** The last moment that a date can hold: it waits for something of which nobody knows when it comes. */
export const notYetKnown = new Date(8.64e15);
