import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { useEffect, useState } from 'react';
import { useFirstNow } from '../first-render/use-first-now.ts';
import { onServerTimeChange, serverNow } from './server-clock.ts';

/** The time by the server's clock, to the minute. */
export function useNow(): Date {
  const first = useFirstNow();
  const [now, setNow] = useState(() => first ?? serverNow());
  useEffect(() => {
    const update = () => setNow(serverNow());
    const timer = setInterval(update, minutes(1));
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
