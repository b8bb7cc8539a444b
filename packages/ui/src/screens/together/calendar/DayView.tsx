import type { CalendarDate } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { entriesOn } from '@nestmates/domain/together/calendar/agenda.ts';
import { Plus } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { dayAndWeekday } from '../../../dates/calendar-formats.ts';
import styles from './DayView.module.css';
import { type CalendarEntry, type EntriesState, entryKey } from './entries/calendar-entry.ts';
import { EntryListSkeleton } from './entries/EntryListSkeleton.tsx';
import { EntryRow } from './entries/EntryRow.tsx';
import { repeatText, timeOnDay } from './entries/entry-text.ts';

interface DayViewProps {
  readonly ref: Ref<HTMLElement>;
  readonly date: CalendarDate;
  readonly isToday: boolean;
  readonly events: EntriesState;
  onAdd(date: CalendarDate): void;
  onOpen(entry: CalendarEntry): void;
}

function Entries({ date, events, onOpen }: Pick<DayViewProps, 'date' | 'events' | 'onOpen'>) {
  if (events.kind === 'loading') return <EntryListSkeleton label="Loading your events" rows={1} />;
  if (events.kind === 'failed') return <LoadError what="your events" onRetry={events.onRetry} />;
  const entries = entriesOn(events.entries, date);
  if (entries.length === 0) return <p className={styles.empty}>This day is free.</p>;
  return (
    <ul>
      {entries.map((entry) => (
        <EntryRow
          key={entryKey(entry)}
          entry={entry}
          lead={timeOnDay(entry.time, date)}
          note={entry.repeat ? repeatText(entry.repeat) : ''}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

/** What stands on the chosen day, and the button to add to it. */
export function DayView({ ref, date, isToday, events, onAdd, onOpen }: DayViewProps) {
  return (
    <section ref={ref} className={styles.day} tabIndex={-1} aria-label={dayAndWeekday(date)}>
      <SectionHeading action={isToday && <span className={styles.today}>Today</span>}>
        {dayAndWeekday(date)}
      </SectionHeading>
      <div className={styles.entries}>
        <Entries date={date} events={events} onOpen={onOpen} />
      </div>
      <div className={styles.add}>
        <Button wide icon={<Plus aria-hidden />} onClick={() => onAdd(date)}>
          Add Event
        </Button>
      </div>
    </section>
  );
}
