import { doubleTapMs } from '@nestmates/ui/taps/double-tap.ts';
import type { MutationKey, MutationOptions } from '@tanstack/react-query';
import { ApiError } from '../api/errors.ts';
import type { Change } from '../queries/change.ts';
import { refetchStale } from '../queries/stale-queries.ts';
import { type Action, reportError, reportSuccess } from './action.ts';

export interface MemberAction<Input, Answer> extends Action<Input, Answer> {
  /** What it makes stale. Without an answer the server has refused it. */
  readonly touches?: Change | ((input: Input, answer: Answer | undefined) => Change | undefined);
  /**
   * Serves entries of a list, which leave it once they are answered: one call at a time for each, and known to all
   * components that show it. `name` is that of the list of pending calls.
   */
  readonly entry?: { readonly name: string; idOf(input: Input): number };
  /** Changes what is shown before the answer; returns a function that takes the change back. */
  optimistic?(input: Input): () => void;
  /** Actions of one scope are sent in the order in which they were made. */
  readonly scope?: string;
}

/** Takes at least as long as a double tap, so that the second tap still hits the same entry. */
async function holdForDoubleTap<Answer>(answer: Promise<Answer>): Promise<Answer> {
  await Promise.allSettled([answer, new Promise((done) => setTimeout(done, doubleTapMs))]);
  return answer;
}

/** Set synchronously, because a second click may come before the next render. */
const underway = new Set<string>();

const keyOf = <Input>({ entry }: Pick<MemberAction<Input, unknown>, 'entry'>, input: Input) =>
  entry && `${entry.name} ${entry.idOf(input)}`;

/** Whether the call may begin; false while one for the same entry is under way. */
export function begin<Input>(action: Pick<MemberAction<Input, unknown>, 'entry'>, input: Input): boolean {
  const key = keyOf(action, input);
  if (key === undefined) return true;
  if (underway.has(key)) return false;
  underway.add(key);
  return true;
}

/** The mutation of an action. It stays pending until the list without an answered entry is there. */
export function mutationOf<Input, Answer>(
  action: MemberAction<Input, Answer>,
  mutationKey: MutationKey,
): MutationOptions<Answer, Error, Input, (() => void) | undefined> {
  const { call, touches, entry, optimistic, scope } = action;
  const refetchTouched = async (input: Input, answer?: Answer) => {
    const change = typeof touches === 'function' ? touches(input, answer) : touches;
    if (change) await refetchStale(change);
  };
  return {
    mutationKey,
    ...(scope === undefined ? {} : { scope: { id: scope } }),
    mutationFn: (input) => (entry ? holdForDoubleTap(call(input)) : call(input)),
    onMutate: (input) => optimistic?.(input),
    onSuccess(answer, input) {
      reportSuccess(action, answer, input);
      const refetched = refetchTouched(input, answer);
      return entry ? refetched : undefined;
    },
    onError(error, input, takeBack) {
      takeBack?.();
      reportError(action, error, input);
      // Refused: the entry was answered elsewhere, or is no longer there.
      return entry && error instanceof ApiError ? refetchTouched(input) : undefined;
    },
    onSettled(_answer, _error, input) {
      underway.delete(keyOf(action, input) ?? '');
    },
  };
}
