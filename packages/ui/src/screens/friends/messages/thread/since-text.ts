import { localFormat } from '../../../../dates/local-format.ts';
import { dayLabel, daysBetween } from './thread-rows.ts';

const monthDay = localFormat({ month: 'long', day: 'numeric' });

/** "Connected yesterday", short enough for the head of a phone. */
export function sinceText(connectedAt: string, now: Date): string {
  const at = new Date(connectedAt);
  const day = dayLabel(at, now);
  const isDate = daysBetween(at, now) >= 7 && at.getFullYear() === now.getFullYear();
  if (isDate) return `Connected on ${monthDay.format(at)}`;
  return `Connected ${['Today', 'Yesterday'].includes(day) ? day.toLowerCase() : `on ${day}`}`;
}
