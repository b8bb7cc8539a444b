const whole = new Intl.DateTimeFormat('en-US', { hour: 'numeric' });
const withMinutes = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** "3 PM", "3:30 PM" */
export const shortClock = (at: Date): string => (at.getMinutes() === 0 ? whole : withMinutes).format(at);

/** "Wednesday" */
export const weekdayOf = new Intl.DateTimeFormat('en-US', { weekday: 'long' });
