import { changedMeanwhile, DomainError } from './errors.ts';

interface Transition<Status extends string, Role extends string> {
  readonly from: readonly Status[];
  readonly by: readonly Role[];
  /** Left out where the state stays as it is. */
  readonly to?: Status;
}

/** A state machine as a table: which action leads from which states to which, and which party may take it. */
export type Machine<Status extends string, Role extends string = string> = Readonly<
  Record<string, Transition<Status, Role>>
>;

type StatusBefore<M extends Machine<string>, A extends keyof M> = M[A]['from'][number];
type Actor<M extends Machine<string>> = M[keyof M]['by'][number];

/** The states of a value that the action starts from. */
export type Before<M extends Machine<string>, A extends keyof M, T> = Extract<
  T,
  { status: StatusBefore<M, A> }
>;

type WithStatus<Fields, Status> = Fields extends unknown
  ? Omit<Fields, 'status'> & { readonly status: Status }
  : never;

/** The value after the action: `fields` says what it is then, its state comes from the table. */
export type After<M extends Machine<string>, A extends keyof M, Fields> = M[A] extends {
  readonly to: infer To;
}
  ? WithStatus<Fields, To>
  : WithStatus<Fields, StatusBefore<M, A>>;

/** Narrows the value to the states that the action starts from, or throws. */
export function requireAllowed<
  M extends Machine<string>,
  A extends keyof M & string,
  T extends { readonly status: string },
>(machine: M, action: A, subject: T, by: Actor<M>): Before<M, A, T> {
  const transition = machine[action];
  if (!transition?.by.includes(by)) {
    throw new DomainError('forbidden', 'FORBIDDEN', 'This is not yours to do.');
  }
  if (!transition.from.includes(subject.status)) {
    throw changedMeanwhile();
  }
  return subject as Before<M, A, T>;
}

/** Takes the action, or throws: `fieldsOf` makes of the value before what is kept and what is new. */
export function enter<
  M extends Machine<string>,
  A extends keyof M & string,
  T extends { readonly status: string },
  Fields extends object,
>(
  machine: M,
  action: A,
  subject: T,
  by: Actor<M>,
  fieldsOf: (before: Before<M, A, T>) => Fields,
): After<M, A, Fields> {
  const after: object = {
    ...fieldsOf(requireAllowed(machine, action, subject, by)),
    status: machine[action]?.to ?? subject.status,
  };
  return after as After<M, A, Fields>;
}

type ActionBy<M extends Machine<string>, Role> = {
  [A in keyof M & string]: Extract<M[A]['by'][number], Role> extends never ? never : A;
}[keyof M & string];

export const actionsOpenTo = <M extends Machine<string>, Role extends Actor<M>>(
  machine: M,
  status: string,
  by: Role,
): ActionBy<M, Role>[] =>
  Object.entries(machine)
    .filter(([, transition]) => transition.by.includes(by) && transition.from.includes(status))
    .map(([action]) => action as ActionBy<M, Role>);

/** Every action that one of these roles may take, in the order of the table. */
export const actionsBy = <M extends Machine<string>, Role extends Actor<M>>(
  machine: M,
  ...roles: readonly Role[]
): readonly ActionBy<M, Role>[] =>
  Object.entries(machine)
    .filter(([, { by }]) => roles.some((role) => by.includes(role)))
    .map(([action]) => action as ActionBy<M, Role>);
