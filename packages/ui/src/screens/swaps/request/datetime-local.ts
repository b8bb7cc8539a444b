const twoDigits = (number: number) => String(number).padStart(2, '0');

/** As a field for date and time writes it: on the member's own clock, to the minute. */
export const toDateTimeLocal = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;

/** The moment that her clock shows so; nothing for what is no time. */
export function fromDateTimeLocal(local: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(local)) return undefined;
  const moment = new Date(local);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
