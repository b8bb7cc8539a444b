import { useRef } from 'react';

/** The longest time between the two taps of a double tap, by finger or mouse. */
export const doubleTapMs = 500;

/** Detects the second submit of a double tap, which comes before the pending state is rendered. */
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
