import { mondayOf } from '@nestmates/domain/together/insights/weekly-insight.ts';
import { longDay, timeOfDay } from '../../../dates/date-formats.ts';

/** "Monday, June 1, 7:02 AM" */
export function writtenAt(instant: string): string {
  const date = new Date(instant);
  return `${longDay.format(date)}, ${timeOfDay.format(date)}`;
}

const dayOfWeek = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** "Week of June 1" */
export const weekInWords = (week: string): string => `Week of ${dayOfWeek.format(mondayOf(week))}`;
