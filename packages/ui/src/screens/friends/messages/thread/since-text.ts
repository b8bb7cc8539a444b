import { dayLabel } from './thread-rows.ts';

/** "Connected yesterday" */
export function sinceText(connectedAt: string, now: Date): string {
  const day = dayLabel(new Date(connectedAt), now);
  return `Connected ${['Today', 'Yesterday'].includes(day) ? day.toLowerCase() : `on ${day}`}`;
}
