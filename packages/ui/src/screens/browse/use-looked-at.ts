import { type MouseEvent, useRef } from 'react';

/** No longer than the second tap of a double one takes, by finger or by mouse. */
const doubleTap = 500;

/**
 * A button pressed twice in a row meant one card: the next has hardly been drawn when the second press comes, and a
 * wish to connect is not taken back. Another button, and the keys, are not held up.
 */
export function useLookedAt<What>(act: (what: What) => void): (what: What) => (event: MouseEvent) => void {
  const last = useRef<{ readonly what: What; readonly at: number }>(undefined);
  return (what) =>
    ({ timeStamp }) => {
      if (last.current?.what === what && timeStamp - last.current.at < doubleTap) return;
      last.current = { what, at: timeStamp };
      act(what);
    };
}
