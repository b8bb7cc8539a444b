const longDate = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

/** "November 22, 2026" */
export const dateText = (at: string): string => longDate.format(new Date(at));

/** "November 22", with the year where it is another. */
export function dayText(at: string, now: Date): string {
  const date = new Date(at);
  return (date.getFullYear() === now.getFullYear() ? dayOfYear : longDate).format(date);
}
