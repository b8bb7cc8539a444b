import { usualLength } from '../../members/pairs/plan-length.ts';
import { later } from '../../platform/shared/time.ts';
import { instantsIn } from '../calendar/event-instants.ts';
import { type EventSeries, occurrencesOf } from '../calendar/event-series.ts';
import type { Busy } from './free-times.ts';

/**
 * When an entry of a calendar keeps its member busy, within a time; `timeZone` is where it was entered. One of which
 * only the beginning is known takes as long as is usual.
 */
export const busyTimes = (
  series: EventSeries,
  timeZone: string,
  within: { readonly from: Date; readonly until: Date },
): readonly Busy[] =>
  occurrencesOf(series)
    .map(({ details }) => instantsIn(details.time, timeZone))
    .map(({ start, end }) => ({ from: start, to: end > start ? end : later(start, usualLength) }))
    .filter(({ from, to }) => from < within.until && to > within.from);
