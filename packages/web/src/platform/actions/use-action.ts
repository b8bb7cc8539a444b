import { useMutation, useMutationState } from '@tanstack/react-query';
import { useId } from 'react';
import { issuesIn } from '../api/errors.ts';
import { begin, type MemberAction, mutationOf } from './member-action.ts';

/** A change by a member: its toasts, what becomes stale, and its state. */
export function useAction<Input = void, Answer = unknown>(action: MemberAction<Input, Answer>) {
  const id = useId();
  const mutationKey = [action.entry?.name ?? id];
  const { mutate, isPending, isSuccess, error } = useMutation(mutationOf(action, mutationKey));
  const pendingInputs = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Input,
  });
  /** What a form shows that closes once it is done. */
  const kind: 'asking' | 'sending' = isPending || isSuccess ? 'sending' : 'asking';
  return {
    run(input: Input) {
      if (begin(action, input)) mutate(input);
    },
    pending: isPending,
    done: isSuccess,
    kind,
    error,
    issues: issuesIn(error),
    /** The inputs of all pending calls; with `entry`, also of those that other components have made. */
    pendingInputs,
  };
}
