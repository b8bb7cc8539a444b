/** "3:00 PM EST": a time by the clock of a member whose time zone is known. */
export const clockTime = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(date);
