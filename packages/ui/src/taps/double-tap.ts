import { useRef } from 'react';

/** No longer than the second tap of a double one takes, by finger or by mouse. */
export const doubleTapMs = 500;

/** Tells the second tap of a double one: nothing says yet that the first is on its way, that comes with the next picture. */
export function useDoubleSubmitGuard<Sent>() {
  const last = useRef<{ readonly sent: Sent; readonly at: number }>(undefined);
  return {
    isSecondTap: (sent: Sent, at: number) =>
      last.current?.sent === sent && at - last.current.at < doubleTapMs,
    remember(sent: Sent) {
      last.current = { sent, at: performance.now() };
    },
  };
}
