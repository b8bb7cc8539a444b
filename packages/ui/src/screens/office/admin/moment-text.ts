import { localFormat } from '../../../dates/local-format.ts';
import { isNear } from '../../trust/trust-dates.ts';

const dayFormat = localFormat({ month: 'long', day: 'numeric', year: 'numeric' });
const timeFormat = localFormat({ hour: 'numeric', minute: '2-digit' });
const shortFormat = localFormat({ month: 'short', day: 'numeric', year: 'numeric' });

/** "Jun 4, 2026" */
export const dateText = (at: string): string => shortFormat.format(new Date(at));

/** "June 4, 2026 at 2:10 PM" */
export const momentText = (at: string): string =>
  `${dayFormat.format(new Date(at))} at ${timeFormat.format(new Date(at))}`;

/** When something ends: with its time where that is within two days. */
export const endMoment = (until: string, from: Date): string =>
  isNear(until, from) ? momentText(until) : dateText(until);
