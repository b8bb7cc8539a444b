import { changedMeanwhile, DomainError } from './errors.ts';

interface Transition<Status extends string, Role extends string> {
  readonly from: readonly Status[];
  readonly by: readonly Role[];
  readonly to: Status;
}

/** A state machine as a table: which action leads from which states to which, and which party may take it. */
export type Machine<Status extends string, Role extends string = string> = Readonly<
  Record<string, Transition<Status, Role>>
>;

type StatusBefore<M extends Machine<string>, A extends keyof M> = M[A]['from'][number];
type Actor<M extends Machine<string>> = M[keyof M]['by'][number];

/** Narrows the value to the states that the action starts from, or throws. */
export function requireAllowed<
  M extends Machine<string>,
  A extends keyof M & string,
  T extends { readonly status: string },
>(machine: M, action: A, subject: T, by: Actor<M>): Extract<T, { status: StatusBefore<M, A> }> {
  const transition = machine[action];
  if (!transition?.by.includes(by)) {
    throw new DomainError('forbidden', 'FORBIDDEN', 'This is not yours to do.');
  }
  if (!transition.from.includes(subject.status)) {
    throw changedMeanwhile();
  }
  return subject as Extract<T, { status: StatusBefore<M, A> }>;
}

export function actionsOpenTo<M extends Machine<string>>(
  machine: M,
  status: string,
  by: Actor<M>,
): (keyof M & string)[] {
  return Object.entries(machine)
    .filter(([, transition]) => transition.by.includes(by) && transition.from.includes(status))
    .map(([action]) => action);
}
