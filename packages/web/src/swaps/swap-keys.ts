import { calendarCalls } from '@nestmates/application/calendar/addresses.ts';
import { swapsCalls } from '@nestmates/application/swaps/addresses.ts';
import { listKey } from '../queries/long-list.ts';

/** A swap is shown in one of the two lists and in the calendar. */
export const swapKeys = [swapsCalls.pending, swapsCalls.confirmed, calendarCalls.list].map(listKey);
