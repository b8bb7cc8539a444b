import { useCallback, useEffect, useMemo, useRef } from 'react';

export interface AbortableTask {
  /** Aborts the previous task. */
  begin(): AbortSignal;
  end(): void;
}

/** A repeatable task, one at a time, which is aborted on unmount. */
export function useAbortableTask(): AbortableTask {
  const controller = useRef<AbortController>(undefined);
  const end = useCallback(() => controller.current?.abort(), []);
  const begin = useCallback(() => {
    end();
    const attempt = new AbortController();
    controller.current = attempt;
    return attempt.signal;
  }, [end]);
  useEffect(() => end, [end]);
  return useMemo(() => ({ begin, end }), [begin, end]);
}
