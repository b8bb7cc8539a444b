import { longDay, timeOfDay } from '../../../dates/date-formats.ts';

/** "Friday, June 5, 6:00 PM" by the member's clock. */
export function momentText(instant: string): string {
  const at = new Date(instant);
  return `${longDay.format(at)}, ${timeOfDay.format(at)}`;
}

export const cardCount = (count: number): string => (count === 1 ? '1 sitter card' : `${count} sitter cards`);
