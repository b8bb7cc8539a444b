import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { useEffect, useState } from 'react';
import { useFirstNow } from '../first-render/use-first-now.ts';
import { onServerTimeChange, serverNow } from './server-clock.ts';

const minute = minutes(1);
const minuteOf = (date: Date): number => Math.floor(date.getTime() / minute);

/** What is shown, unless another minute has begun: the page is not rendered anew for less. */
export const toTheMinute = (shown: Date, now: Date): Date =>
  minuteOf(now) === minuteOf(shown) ? shown : now;

/** The time by the server's clock, to the minute. */
export function useNow(): Date {
  const first = useFirstNow();
  const [now, setNow] = useState(() => first ?? serverNow());
  useEffect(() => {
    const update = () => setNow((shown) => toTheMinute(shown, serverNow()));
    const timer = setInterval(update, minute);
    const stop = onServerTimeChange(update);
    // It rests while the device is asleep.
    document.addEventListener('visibilitychange', update);
    // It may have changed between the first rendering and now.
    update();
    return () => {
      clearInterval(timer);
      stop();
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return now;
}
