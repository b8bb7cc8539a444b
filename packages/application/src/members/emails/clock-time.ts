/** "3:00 PM EST": a time by the clock of a member whose time zone is known. */
export const clockTime = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(date);

/** "Saturday, November 28 at 10:00 AM EST" */
export function dayAndClockTime(date: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone });
  return `${day.format(date)} at ${clockTime(date, timeZone)}`;
}
