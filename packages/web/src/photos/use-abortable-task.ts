import { useCallback, useEffect, useMemo, useRef } from 'react';

export interface Attempt {
  /** Ends the one before. */
  begin(): AbortSignal;
  end(): void;
}

/** Something that is tried again and again, one at a time, and given up with the page. */
export function useAttempt(): Attempt {
  const current = useRef<AbortController>(undefined);
  const end = useCallback(() => current.current?.abort(), []);
  const begin = useCallback(() => {
    end();
    const attempt = new AbortController();
    current.current = attempt;
    return attempt.signal;
  }, [end]);
  useEffect(() => end, [end]);
  return useMemo(() => ({ begin, end }), [begin, end]);
}
