import type { CalendarDate } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { dateOf } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { toDateTimeLocal } from '@nestmates/ui/dates/local-date-time.ts';
import { useNow } from './use-now.ts';

/** The day by the member's clock. */
export const useToday = (): CalendarDate => dateOf(toDateTimeLocal(useNow()));
