import { useCallback, useEffect, useRef } from 'react';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';

/** Waves to a connection, once at a time. `run` stays the same, so that a thread is not rendered again for it. */
export function useWave() {
  const { run, pendingInputs } = useAction({
    call: (userId: number) => call('post /api/connections/:userId/wave', { params: { userId } }),
    entry: { name: 'wave', idOf: (userId) => userId },
    fails: 'Failed to wave. Please try again.',
    touches: (userId) => ({ type: 'wave', userId }),
  });
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return { run: useCallback((userId: number) => latest.current(userId), []), pendingInputs };
}
