import { plannedDays } from '@nestmates/domain/planner/free-times.ts';
import { days, later } from '@nestmates/domain/shared/time.ts';

/** What calendars hold in this time decides what is free; the last playdate ends on the day after. */
export const plannedTime = (now: Date) => ({ from: now, until: later(now, days(plannedDays + 1)) });
