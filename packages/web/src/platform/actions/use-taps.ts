import { errorMessage } from '../api/errors.ts';
import { celebrate } from '../moments/celebrate.ts';
import type { ShownMoment } from '../moments/moments.ts';
import type { Change } from '../queries/change.ts';
import { seen } from './action.ts';
import { useAction } from './use-action.ts';

interface Entry {
  readonly id: number;
}

/** What became of a tap, where the entry says it in a place of its own instead of a toast. */
export interface TapReport<Tap extends string> {
  onDone(id: number, action: Tap): void;
  onFailed(id: number, text: string): void;
}

interface Taps<Tap extends string, On extends Entry> {
  /** Name of the list of pending calls. */
  readonly name: string;
  /** What is said of each. */
  rows(on: On): Readonly<Record<Tap, { readonly says: string; readonly fails: string }>>;
  call(on: On, action: Tap): Promise<unknown>;
  touches(on: On): Change;
  /** What fills the screen when it is done. */
  readonly moments?: Readonly<Partial<Record<Tap, (on: On) => Promise<ShownMoment | undefined>>>>;
  readonly report?: TapReport<Tap> | undefined;
}

/** What is done with an entry of a list by one tap, one at a time for each entry. */
export function useTaps<Tap extends string, On extends Entry>({
  name,
  rows,
  call,
  touches,
  moments,
  report,
}: Taps<Tap, On>) {
  interface Tapped {
    readonly action: Tap;
    readonly on: On;
    /** The path on which it is tapped. */
    readonly at: string;
  }
  const { run, pendingInputs } = useAction({
    call: ({ action, on }: Tapped) => call(on, action),
    entry: { name, idOf: ({ on }) => on.id },
    // The entry shows it.
    says: (_, { action, on }) => (moments?.[action] ? undefined : seen(rows(on)[action].says)),
    fails: (_, { action, on }) => (report ? undefined : rows(on)[action].fails),
    onError: (error, { action, on }) => report?.onFailed(on.id, errorMessage(error, rows(on)[action].fails)),
    touches: ({ on }) => touches(on),
    onSuccess(_, { action, on, at }) {
      report?.onDone(on.id, action);
      const load = moments?.[action];
      if (load) void celebrate({ load: () => load(on), said: { title: rows(on)[action].says }, at });
    },
  });
  const pending: readonly { readonly id: number; readonly action: Tap }[] = pendingInputs.map(
    ({ action, on }) => ({ action, id: on.id }),
  );
  return {
    act: (on: On, action: Tap) => run({ action, on, at: location.pathname }),
    /** What is being done, also from other components. */
    pending,
    pendingOn: (id: number): Tap | undefined => pending.find((tapped) => tapped.id === id)?.action,
  };
}
