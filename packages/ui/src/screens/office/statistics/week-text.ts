const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** "Jun 1", of a day that is text already. */
export const weekText = (day: string): string => format.format(new Date(`${day}T00:00Z`));
