const shortDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** "Photo checked Nov 22, 2026" */
export const photoCheckedText = (at: string): string => `Photo checked ${shortDate.format(new Date(at))}`;
