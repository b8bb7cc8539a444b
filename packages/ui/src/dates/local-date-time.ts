const twoDigits = (number: number) => String(number).padStart(2, '0');

/** What the clock of this browser shows, to the minute. */
export const toDateTimeLocal = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;

/** Undefined for a value that is no time. */
export function fromDateTimeLocal(local: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(local)) return undefined;
  const moment = new Date(local);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
