import { dayOf, type LocalDateTime } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { upcomingEntries } from '@nestmates/domain/together/calendar/agenda.ts';
import { firstDay } from '@nestmates/domain/together/calendar/event-time.ts';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { monthAndWeekday } from '../../../dates/calendar-formats.ts';
import { type CalendarEntry, type EntriesState, entryKey } from './entries/calendar-entry.ts';
import { EntryListSkeleton } from './entries/EntryListSkeleton.tsx';
import { EntryRow } from './entries/EntryRow.tsx';
import { timeText } from './entries/entry-text.ts';
import { NotLoaded } from './NotLoaded.tsx';
import styles from './UpcomingEvents.module.css';

interface UpcomingEventsProps {
  readonly now: LocalDateTime;
  readonly upcoming: EntriesState;
  onOpen(entry: CalendarEntry): void;
}

function Lead({ entry }: { readonly entry: CalendarEntry }) {
  const date = firstDay(entry.time);
  return (
    <>
      <span className={styles.number}>{dayOf(date)}</span>
      <span className={styles.day}>{monthAndWeekday(date)}</span>
    </>
  );
}

function Entries({ now, upcoming, onOpen }: UpcomingEventsProps) {
  if (upcoming.kind === 'loading') return <EntryListSkeleton label="Loading what is ahead" rows={5} />;
  if (upcoming.kind === 'failed') return <NotLoaded what="what is ahead" onRetry={upcoming.onRetry} />;
  const entries = upcomingEntries(upcoming.entries, now);
  if (entries.length === 0) {
    return (
      <EmptyState scene="calendar" level={3} title="No events scheduled yet">
        Tap a day to plan something: swim class, a visit, an hour for yourself.
      </EmptyState>
    );
  }
  return (
    <ul>
      {entries.map((entry) => (
        <EntryRow
          key={entryKey(entry)}
          entry={entry}
          lead={<Lead entry={entry} />}
          note={timeText(entry.time)}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

/** The next five events. */
export function UpcomingEvents(props: UpcomingEventsProps) {
  return (
    <section className={styles.upcoming} tabIndex={-1} aria-label="Upcoming Events">
      <SectionHeading>Upcoming Events</SectionHeading>
      <Entries {...props} />
    </section>
  );
}
