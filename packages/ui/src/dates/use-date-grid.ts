import type { CalendarDate } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { dateAfterKey } from './date-grid-keys.ts';

interface DateGridOptions {
  /** The only day that Tab leads to. */
  readonly focused: CalendarDate;
  readonly selected?: CalendarDate | undefined;
  readonly today: CalendarDate;
  onMove(date: CalendarDate): void;
}

/**
 * A table as the ARIA pattern of a date grid: in a table with the role `grid` rows and cells have the roles of one.
 * The month may be shown later than the key was pressed: the focus follows as soon as the day is there.
 */
export function useDateGrid({ focused, selected, today, onMove }: DateGridOptions) {
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  useLayoutEffect(() => {
    const day = moved.current && grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`);
    if (!day) return;
    moved.current = false;
    day.focus();
  });
  return {
    /** Props of the table. */
    gridProps: {
      role: 'grid',
      ref: grid satisfies RefObject<HTMLTableElement | null>,
      onKeyDown(event: KeyboardEvent) {
        const next = dateAfterKey(focused, event);
        if (next === undefined) return;
        event.preventDefault();
        moved.current = true;
        onMove(next);
      },
    },
    /** Props of a cell. */
    cellProps: (date: CalendarDate) => ({
      role: 'gridcell',
      'aria-selected': date === selected,
    }),
    /** Props of the button in a cell. */
    dayProps: (date: CalendarDate) => ({
      'data-date': date,
      tabIndex: date === focused ? 0 : -1,
      'aria-current': date === today ? ('date' as const) : undefined,
    }),
  };
}
