import {
  type CalendarDate,
  dateOf,
  type LocalDateTime,
} from '@nestmates/domain/platform/dates/calendar-date.ts';
import { firstDay } from '@nestmates/domain/together/calendar/event-time.ts';
import type { ChangeScope } from '@nestmates/domain/together/calendar/series-changes.ts';
import type { CalendarEntry } from '@nestmates/ui/screens/together/calendar/entries/calendar-entry.ts';
import {
  EventDialog,
  type EventDialogState,
} from '@nestmates/ui/screens/together/calendar/event/EventDialog.tsx';
import type { EnteredDraft } from '@nestmates/ui/screens/together/calendar/event/event-form.ts';
import {
  type EventSubmission,
  newEvent,
  valuesOf,
} from '@nestmates/ui/screens/together/calendar/event/event-form.ts';
import { seen, unlessAtFields } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { browserTimeZone } from '../../platform/shared/browser-time-zone.ts';

/** What was entered, as the calls take it. */
function eventBody({ details, repeat }: EnteredDraft, timeZone: string) {
  const { title, type, description, time } = details;
  return {
    title,
    type,
    description,
    timeZone,
    date: time.start,
    end: time.end,
    allDay: time.kind === 'all-day',
    repeat: repeat?.rhythm ?? null,
    until: repeat?.until ?? null,
  };
}

export type OpenedEvent =
  | { readonly kind: 'add'; readonly date: CalendarDate }
  | { readonly kind: 'details' | 'edit'; readonly entry: CalendarEntry };

interface EventDialogContainerProps {
  readonly opened: OpenedEvent;
  readonly now: LocalDateTime;
  onOpen(opened: OpenedEvent): void;
  onDelete(entry: CalendarEntry, scope: ChangeScope): void;
  onSaved(date: CalendarDate): void;
  onClose(): void;
}

/** Adds an event, or changes the one that is open. */
function save(opened: OpenedEvent, { draft, scope }: EventSubmission, timeZone: string) {
  const body = eventBody(draft, timeZone);
  if (opened.kind === 'add') return call('post /api/calendar', { body });
  const { id, on } = opened.entry;
  return call('put /api/calendar/:id', { params: { id }, body: { ...body, on, scope } });
}

export function EventDialogContainer({ opened, now, ...to }: EventDialogContainerProps) {
  const timeZone = browserTimeZone();
  const isNew = opened.kind === 'add';
  const { run, pending, issues } = useAction({
    call: (event: EventSubmission) => save(opened, event, timeZone),
    says: seen(isNew ? 'Event created' : 'Event saved'),
    fails: unlessAtFields({
      title: isNew ? 'Error creating event' : 'Error saving event',
      description: 'Please try again.',
    }),
    touches: { type: 'calendar' },
    onSuccess: ({ time }) => to.onSaved(firstDay(time)),
  });
  const form = { saving: pending, timeZone, issues, onSave: run, onClose: to.onClose };
  return <EventDialog state={stateOf()} />;

  function stateOf(): EventDialogState {
    const today = dateOf(now);
    if (opened.kind === 'add') {
      return { ...form, kind: 'add', repeats: false, values: newEvent(opened.date, now), dates: { today } };
    }
    const { entry } = opened;
    if (opened.kind === 'edit') {
      const dates = { today, unchanged: firstDay(entry.time) };
      return { ...form, kind: 'edit', repeats: entry.repeat !== null, values: valuesOf(entry), dates };
    }
    return {
      kind: 'details',
      entry,
      onEdit: () => to.onOpen({ kind: 'edit', entry }),
      onDelete: (scope) => to.onDelete(entry, scope),
      onClose: to.onClose,
    };
  }
}
