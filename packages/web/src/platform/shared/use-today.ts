import { useEffect, useState } from 'react';
import { useFirstNow } from '../first-render/use-first-now.ts';

const startOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());
const nextDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1);

/** Today's date, updated at midnight. */
export function useToday(): Date {
  const first = useFirstNow();
  const [day, setDay] = useState(() => startOf(first ?? new Date()));
  useEffect(() => {
    const update = () =>
      setDay((shown) => {
        const today = startOf(new Date());
        return today.getTime() === shown.getTime() ? shown : today;
      });
    const timer = setTimeout(update, nextDay(day).getTime() - Date.now() + 1);
    // The timer may have been missed while the device was asleep.
    document.addEventListener('visibilitychange', update);
    // It may have changed between the first rendering and now.
    update();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [day]);
  return day;
}
