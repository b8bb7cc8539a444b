import type { LocalDateTime } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { toDateTimeLocal } from '@nestmates/ui/dates/local-date-time.ts';
import { useEffect, useState } from 'react';
import { useFirstNow } from '../../platform/first-render/use-first-now.ts';

const minute = 60_000;

/** The time of the member's clock, to the minute. */
export function useLocalNow(): LocalDateTime {
  const first = useFirstNow();
  const [now, setNow] = useState(() => toDateTimeLocal(first ?? new Date()));
  useEffect(() => {
    const update = () => setNow(toDateTimeLocal(new Date()));
    const timer = setTimeout(update, minute - (Date.now() % minute) + 1);
    // The timer may have been missed while the device was asleep.
    document.addEventListener('visibilitychange', update);
    // It may have changed between the first rendering and now.
    update();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  });
  return now;
}
