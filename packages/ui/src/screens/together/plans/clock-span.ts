import { shortClock } from '../../../dates/short-clock.ts';

interface Span {
  readonly date: string;
  readonly until: string;
}

/** "3 PM", "noon" */
export function clockText(at: Date): string {
  if (at.getMinutes() !== 0 || at.getHours() % 12 !== 0) return shortClock(at).replace('\u202f', ' ');
  return at.getHours() === 0 ? 'midnight' : 'noon';
}

const lastInstant = (until: string) => new Date(Date.parse(until) - 1);

/** Whether it ends on the next day; what ends at midnight does not. */
export const isOvernight = ({ date, until }: Span): boolean =>
  new Date(date).toDateString() !== lastInstant(until).toDateString();

/** "3 to 5 PM", "10 AM to noon", "10 PM to 1 AM the next day", by the clock of this browser. */
export function clockSpan(span: Span): string {
  const [from, until] = [clockText(new Date(span.date)), clockText(new Date(span.until))];
  if (isOvernight(span)) return `${from} to ${until} the next day`;
  const half = / [AP]M$/.exec(from)?.[0];
  return `${half && until.endsWith(half) ? from.slice(0, -half.length) : from} to ${until}`;
}
