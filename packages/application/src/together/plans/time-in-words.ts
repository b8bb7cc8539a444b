import { isOverMidnight, type PlanTime } from '@nestmates/domain/together/plans/plan-time.ts';
import { dayAndClockTime } from '../../members/emails/clock-time.ts';

/** "Saturday, November 28 at 10:00 AM EST, until 12:00 PM", by the clock of whoever reads it. */
export function timeInWords(time: PlanTime, timeZone: string): string {
  const until = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
  const next = isOverMidnight(time, timeZone) ? ' the next day' : '';
  return `${dayAndClockTime(time.date, timeZone)}, until ${until.format(time.until)}${next}`;
}
