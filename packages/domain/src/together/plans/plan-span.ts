import { localTimeAt } from '../../platform/dates/zoned-time.ts';
import type { TimedSpan } from '../calendar/event-time.ts';
import type { PlanTime } from './plan-time.ts';

/** What a plan takes of a calendar: two instants on the clock of UTC, which each calendar shows on its own. */
export const planSpan = ({ date, until }: PlanTime): TimedSpan => ({
  kind: 'timed',
  start: localTimeAt(date, 'UTC'),
  end: localTimeAt(until, 'UTC'),
  timeZone: 'UTC',
});
