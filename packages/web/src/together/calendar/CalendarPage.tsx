import { type CalendarDate, dateOf, isCalendarDate } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { CalendarScreen } from '@nestmates/ui/screens/together/calendar/CalendarScreen.tsx';
import type { EntriesState } from '@nestmates/ui/screens/together/calendar/entries/calendar-entry.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOpens } from '../../platform/access/use-opens.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { browserTimeZone } from '../../platform/shared/browser-time-zone.ts';
import { monthEventsQuery, upcomingEventsQuery } from './calendar-queries.ts';
import { EventDialogContainer, type OpenedEvent } from './EventDialogContainer.tsx';
import { useCalendarLink } from './use-calendar-link.ts';
import { useEventDeletion } from './use-event-deletion.ts';
import { useLocalNow } from './use-local-now.ts';

type Entries = Extract<EntriesState, { kind: 'ready' }>['entries'];

const entriesOf = (query: UseQueryResult<Entries>): EntriesState =>
  query.data ? { kind: 'ready', entries: query.data } : loadingOrFailed(query);

/** The day of the address, which Back leaves with the page; else today. */
function useChosenDay(today: CalendarDate) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('day') ?? '';
  const choose = (day: CalendarDate) =>
    setQuery(day === today ? {} : { day }, { replace: true, preventScrollReset: true });
  return [isCalendarDate(asked) ? asked : today, choose] as const;
}

function OpenCalendar() {
  const now = useLocalNow();
  const timeZone = browserTimeZone();
  const [day, chooseDay] = useChosenDay(dateOf(now));
  const [opened, setOpened] = useState<OpenedEvent>();
  const deletion = useEventDeletion();
  const events = useQuery(monthEventsQuery(day, timeZone));
  const upcoming = useQuery(upcomingEventsQuery(timeZone));
  const link = useCalendarLink();
  const close = () => setOpened(undefined);
  return (
    <>
      <CalendarScreen
        state={{
          kind: 'open',
          now,
          day,
          subscription: link.state,
          events: entriesOf(events),
          upcoming: entriesOf(upcoming),
          onDay: chooseDay,
          onAdd: (date) => setOpened({ kind: 'add', date }),
          onOpen: (entry) => setOpened({ kind: 'details', entry }),
        }}
      />
      {link.dialog}
      {opened && (
        <EventDialogContainer
          opened={opened}
          now={now}
          onOpen={setOpened}
          onClose={close}
          onSaved={(date) => {
            close();
            chooseDay(date);
          }}
          onDelete={({ id, on }, scope) => {
            close();
            deletion.run({ id, on, scope });
          }}
        />
      )}
    </>
  );
}

export default function CalendarPage() {
  useTitle('Calendar');
  return useOpens('calendar') ? <OpenCalendar /> : <CalendarScreen state={{ kind: 'locked' }} />;
}
