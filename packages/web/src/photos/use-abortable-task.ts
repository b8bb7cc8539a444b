import { useCallback, useEffect, useMemo, useRef } from 'react';

export interface AbortableTask {
  /** Ends the one before. */
  begin(): AbortSignal;
  end(): void;
}

/** Something that is tried again and again, one at a time, and given up with the page. */
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
