import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { plannedDays } from '@nestmates/domain/together/planner/free-times.ts';

/** What calendars hold in this time decides what is free; the last playdate ends on the day after. */
export const plannedTime = (now: Date) => ({ from: now, until: later(now, days(plannedDays + 1)) });
