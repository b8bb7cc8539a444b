import { localFormat } from './local-format.ts';

const whole = localFormat({ hour: 'numeric' });
const withMinutes = localFormat({ hour: 'numeric', minute: '2-digit' });

/** "3 PM", "3:30 PM" */
export const shortClock = (at: Date): string => (at.getMinutes() === 0 ? whole : withMinutes).format(at);

/** "Wednesday" */
export const weekdayOf = localFormat({ weekday: 'long' });
