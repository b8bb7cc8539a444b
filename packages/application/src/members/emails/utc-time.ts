/**
 * A time as an e-mail names it, in UTC, since the server does not know the member's zone. The format is created for
 * each e-mail and not at the start, because creating it is slow.
 */
export const utcTime = (date: Date): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(date);

export const utcExplanation = 'UTC is world time: by your clock it may be another hour or day.';
