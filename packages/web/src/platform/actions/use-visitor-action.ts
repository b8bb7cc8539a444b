import { useState } from 'react';
import { issuesIn } from '../api/errors.ts';
import { type Action, reportError, reportSuccess } from './action.ts';

/** `useAction` for pages that visitors can open too, which do without the query client. One call at a time. */
export function useVisitorAction<Input = void, Answer = unknown>(action: Action<Input, Answer>) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  async function run(input: Input): Promise<void> {
    if (pending) return;
    setPending(true);
    setError(undefined);
    try {
      reportSuccess(action, await action.call(input), input);
    } catch (cause) {
      setError(cause);
      reportError(action, cause, input);
    } finally {
      setPending(false);
    }
  }
  return { run: (input: Input) => void run(input), pending, issues: issuesIn(error) };
}
