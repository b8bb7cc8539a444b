import {
  addMonths,
  type CalendarDate,
  dateOf,
  type LocalDateTime,
  monthOf,
} from '@nestmates/domain/platform/dates/calendar-date.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { monthName } from '../../../dates/calendar-formats.ts';
import { PremiumFeature } from '../../platform/access/PremiumFeature.tsx';
import styles from './CalendarScreen.module.css';
import { DayView } from './DayView.tsx';
import { type CalendarEntry, type EntriesState, loadedEntries } from './entries/calendar-entry.ts';
import { MonthGrid } from './month/MonthGrid.tsx';
import { SubscriptionSection, type SubscriptionState } from './SubscriptionSection.tsx';
import { TypeLegend } from './TypeLegend.tsx';
import { UpcomingEvents } from './UpcomingEvents.tsx';

export interface OpenCalendar {
  readonly kind: 'open';
  /** The time on the member's clock. */
  readonly now: LocalDateTime;
  /** The chosen day; its month is shown. */
  readonly day: CalendarDate;
  /** What stands in the weeks of the month. */
  readonly events: EntriesState;
  readonly upcoming: EntriesState;
  readonly subscription: SubscriptionState;
  onDay(date: CalendarDate): void;
  onAdd(date: CalendarDate): void;
  onOpen(entry: CalendarEntry): void;
}

export type CalendarScreenState =
  /** Not included in the member's plan. */
  { readonly kind: 'locked' } | OpenCalendar;

/** The button that leads back to today leaves room on a phone for three letters of the month only. */
function titleOf(day: CalendarDate, today: CalendarDate) {
  const name = monthName(monthOf(day));
  return (
    <>
      <span className={styles.visuallyHidden}>Calendar, </span>
      <span aria-live="polite" className={day === today ? '' : styles.narrow}>
        {name.slice(0, 3)}
        <span className={styles.rest}>{name.slice(3)}</span> <em>{day.slice(0, 4)}</em>
      </span>
    </>
  );
}

function Steps({ now, day, onDay }: Pick<OpenCalendar, 'now' | 'day' | 'onDay'>) {
  const today = dateOf(now);
  return (
    <>
      {day !== today && (
        <Button look="text" size="small" onClick={() => onDay(today)}>
          Today
        </Button>
      )}
      <IconButton
        label="Previous month"
        icon={<ChevronLeft aria-hidden />}
        onClick={() => onDay(addMonths(day, -1))}
      />
      <IconButton
        label="Next month"
        icon={<ChevronRight aria-hidden />}
        onClick={() => onDay(addMonths(day, 1))}
      />
    </>
  );
}

/** An event that was deleted or moved has taken the focus with it: what is left of its day gets it. */
function useFocusWhenEntryIsGone(dayView: RefObject<HTMLElement | null>, events: EntriesState) {
  const hasOpened = useRef(false);
  useLayoutEffect(() => {
    const isLost = events.kind === 'ready' && document.activeElement === document.body;
    if (!hasOpened.current || !isLost) return;
    hasOpened.current = false;
    dayView.current?.focus({ preventScroll: true });
  }, [dayView, events]);
  return () => {
    hasOpened.current = true;
  };
}

/** How high the chosen day is, is known only then; what stands below it comes with it the first time. */
function useHasLoaded({ kind }: EntriesState): boolean {
  const [hasLoaded, setHasLoaded] = useState(kind !== 'loading');
  if (!hasLoaded && kind !== 'loading') setHasLoaded(true);
  return hasLoaded;
}

function Calendar({ now, day, events, upcoming, subscription, onDay, onAdd, ...to }: OpenCalendar) {
  const dayView = useRef<HTMLElement>(null);
  const entries = loadedEntries(events);
  const hasLoaded = useHasLoaded(events);
  const rememberOpening = useFocusWhenEntryIsGone(dayView, events);
  const onOpen = (entry: CalendarEntry) => {
    rememberOpening();
    to.onOpen(entry);
  };
  return (
    <Page
      className={styles.page}
      title={titleOf(day, dateOf(now))}
      actions={<Steps now={now} day={day} onDay={onDay} />}
    >
      <div className={styles.month}>
        <MonthGrid
          now={now}
          day={day}
          entries={entries}
          onDay={onDay}
          onShowDay={() => dayView.current?.focus({ preventScroll: true })}
          onAdd={onAdd}
          onOpen={onOpen}
        />
        <TypeLegend entries={entries} />
      </div>
      <div className={styles.lists}>
        <DayView
          ref={dayView}
          date={day}
          isToday={day === dateOf(now)}
          events={events}
          onAdd={onAdd}
          onOpen={onOpen}
        />
        {hasLoaded && (
          <>
            <UpcomingEvents now={now} upcoming={upcoming} onOpen={onOpen} />
            <SubscriptionSection state={subscription} />
          </>
        )}
      </div>
    </Page>
  );
}

/** A member's calendar: the month, the chosen day, what is ahead, and the link for the member's phone. */
export function CalendarScreen({ state }: { readonly state: CalendarScreenState }) {
  switch (state.kind) {
    case 'locked':
      return <PremiumFeature gate="calendar" />;
    case 'open':
      return <Calendar {...state} />;
  }
}
