import type { ClockTime, LocalDay, TimeZone } from '../local-time.ts';

/** A time zone by what JavaScript itself knows of it. */
export function intlTimeZone(timeZone: string): TimeZone {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const localTimeOf = (at: Date): LocalDay & ClockTime => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN;
    return {
      year: part('year'),
      month: part('month'),
      day: part('day'),
      hour: part('hour'),
      minute: part('minute'),
    };
  };
  const asUtc = ({ year, month, day, hour, minute }: LocalDay & ClockTime) =>
    Date.UTC(year, month - 1, day, hour, minute);
  return {
    localTimeOf,
    instantOf(time) {
      const wanted = asUtc(time);
      // The second step corrects the offset where the clocks change in between.
      const first = wanted - (asUtc(localTimeOf(new Date(wanted))) - wanted);
      return new Date(first - (asUtc(localTimeOf(new Date(first))) - wanted));
    },
  };
}
