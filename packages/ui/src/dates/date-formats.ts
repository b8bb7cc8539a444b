import { localFormat } from './local-format.ts';

/** "Saturday, June 6" */
export const longDay = localFormat({ weekday: 'long', month: 'long', day: 'numeric' });

/** "2:00 PM" */
export const timeOfDay = localFormat({ hour: 'numeric', minute: '2-digit' });
