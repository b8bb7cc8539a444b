import { calendarCalls } from '@nestmates/application/calendar/addresses.ts';
import { swapsCalls } from '@nestmates/application/swaps/addresses.ts';
import { listKey } from '../queries/long-list.ts';

/** Where a swap shows: in one of the two lists and, once it is arranged, in her calendar. */
export const swapKeys = [swapsCalls.pending, swapsCalls.confirmed, calendarCalls.list].map(listKey);
