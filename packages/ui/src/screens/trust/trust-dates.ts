const longDate = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

/** "November 22, 2026" */
export const dateText = (at: string): string => longDate.format(new Date(at));
