import { longDay, timeOfDay } from '../../../dates/date-formats.ts';
import { localFormat } from '../../../dates/local-format.ts';

/** "Friday, June 5, 6:00 PM" by the member's clock. */
export function momentText(instant: string): string {
  const at = new Date(instant);
  return `${longDay.format(at)}, ${timeOfDay.format(at)}`;
}

const shortDay = localFormat({ weekday: 'short' });
const hour = localFormat({ hour: 'numeric' });

/** "Sun 4 PM", or "Sun 4:30 PM", in a pill. */
export function shortMoment(instant: string): string {
  const at = new Date(instant);
  return `${shortDay.format(at)} ${(at.getMinutes() === 0 ? hour : timeOfDay).format(at)}`;
}

export const cardCount = (count: number): string => (count === 1 ? '1 sitter card' : `${count} sitter cards`);
