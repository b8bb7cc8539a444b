import { minutes } from '@nestmates/domain/shared/time.ts';
import { useEffect, useState } from 'react';

/** The time, to the minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const update = () => setNow(new Date());
    const timer = setInterval(update, minutes(1));
    // It rests while the device is asleep.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return now;
}
