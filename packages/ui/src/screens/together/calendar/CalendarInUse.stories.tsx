import { dateOf, type LocalDateTime } from '@nestmates/domain/platform/dates/calendar-date.ts';
import {
  type EventSeries,
  newSeries,
  type Occurrence,
} from '@nestmates/domain/together/calendar/event-series.ts';
import { firstDay } from '@nestmates/domain/together/calendar/event-time.ts';
import { occurrencesIn } from '@nestmates/domain/together/calendar/occurrences.ts';
import {
  type ChangeScope,
  changeSeries,
  deleteFromSeries,
  type SeriesChange,
} from '@nestmates/domain/together/calendar/series-changes.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Toaster } from '../../../components/feedback/Toaster.tsx';
import { toast } from '../../../toasts/toast.ts';
import { CalendarScreen } from './CalendarScreen.tsx';
import type { CalendarEntry } from './entries/calendar-entry.ts';
import { EventDialog, type EventDialogState } from './event/EventDialog.tsx';
import { type EventSubmission, newEvent, valuesOf } from './event/event-form.ts';

type Calendar = ReadonlyMap<number, EventSeries>;
type Opened =
  | { readonly kind: 'add'; readonly date: string }
  | { readonly kind: 'details' | 'edit'; readonly entry: CalendarEntry };

const timeZone = 'America/New_York';
const now: LocalDateTime = '2026-06-04T10:30';
const everything = { first: '2026-01-01', last: '2029-01-01' };
const swimClass = newSeries(
  {
    title: 'Swim class',
    type: 'personal',
    description: null,
    time: { kind: 'timed', start: '2026-06-04T15:30', end: '2026-06-04T16:15', timeZone },
  },
  { rhythm: 'weekly', until: '2026-06-25' },
);

const entryOf = (id: number, { repeat }: EventSeries, { on, details }: Occurrence): CalendarEntry => ({
  ...details,
  id,
  on,
  repeat,
  fileHref: '#',
  handledAt: null,
});

const entriesOf = (calendar: Calendar): readonly CalendarEntry[] =>
  [...calendar].flatMap(([id, series]) =>
    occurrencesIn(series, everything, timeZone).map((occurrence) => entryOf(id, series, occurrence)),
  );

function stored(calendar: Calendar, id: number, { series, following }: SeriesChange): Calendar {
  const next = new Map(calendar);
  if (series) next.set(id, series);
  else next.delete(id);
  if (following) next.set(Math.max(id, ...next.keys()) + 1, following);
  return next;
}

/** The rules of the domain in the place of the server. */
function CalendarInUse() {
  const [calendar, setCalendar] = useState<Calendar>(() => new Map([[1, swimClass]]));
  const [day, setDay] = useState(dateOf(now));
  const [opened, setOpened] = useState<Opened>();
  const events = { kind: 'ready', entries: entriesOf(calendar) } as const;
  const onClose = () => setOpened(undefined);

  function save({ draft, scope }: EventSubmission) {
    if (!opened) return;
    onClose();
    if (opened.kind === 'add') {
      const series = newSeries(draft.details, draft.repeat);
      setCalendar(stored(calendar, Math.max(0, ...calendar.keys()) + 1, { series, following: null }));
      return toast({ title: 'Event created' });
    }
    const { id, on } = opened.entry;
    setCalendar(stored(calendar, id, changeSeries(calendar.get(id) ?? swimClass, { on, scope }, draft)));
  }

  function remove({ id, on }: CalendarEntry, scope: ChangeScope) {
    onClose();
    setCalendar(stored(calendar, id, deleteFromSeries(calendar.get(id) ?? swimClass, { on, scope })));
    toast({ title: 'Event deleted', action: { label: 'Undo', onAction: () => setCalendar(calendar) } });
  }

  function dialogOf(open: Opened): EventDialogState {
    if (open.kind === 'details') {
      const { entry } = open;
      return {
        kind: 'details',
        entry,
        onEdit: () => setOpened({ kind: 'edit', entry }),
        onDelete: (scope) => remove(entry, scope),
        onClose,
      };
    }
    const form = { saving: false, timeZone, onSave: save, onClose } as const;
    if (open.kind === 'add') {
      return {
        ...form,
        kind: 'add',
        repeats: false,
        values: newEvent(open.date, now),
        dates: { today: dateOf(now) },
      };
    }
    const { entry } = open;
    return {
      ...form,
      kind: 'edit',
      repeats: entry.repeat !== null,
      values: valuesOf(entry),
      dates: { today: dateOf(now), unchanged: firstDay(entry.time) },
    };
  }

  return (
    <>
      <CalendarScreen
        state={{
          kind: 'open',
          now,
          day,
          events,
          upcoming: events,
          subscription: { kind: 'off', pending: false, onCreate: () => {} },
          onDay: setDay,
          onAdd: (date) => setOpened({ kind: 'add', date }),
          onOpen: (entry) => setOpened({ kind: 'details', entry }),
        }}
      />
      {opened && <EventDialog state={dialogOf(opened)} />}
      <Toaster />
    </>
  );
}

const meta = {
  title: 'Screens/Calendar/In Use',
  tags: ['!autodocs'],
  component: CalendarInUse,
  parameters: { layout: 'fullscreen', shell: { path: '/calendar' } },
} satisfies Meta<typeof CalendarInUse>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openSwim({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, date: string) {
  await userEvent.click(canvas.getByRole('button', { name: `${date}, 1 event` }));
  const day = await canvas.findByRole('region', { name: date });
  await userEvent.click(day.querySelector('li button') as HTMLElement);
  await screen.findByRole('dialog', { name: 'Swim class' });
}

/** A tapped day is planned twice, and stands there and in the list of what is ahead. */
export const Add: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tuesday, June 9' }));
    await screen.findByRole('dialog', { name: 'Add Event' });
    await userEvent.type(screen.getByLabelText('Title'), 'Library');
    await userEvent.click(screen.getByRole('radio', { name: 'Every two weeks' }));
    await userEvent.click(screen.getByLabelText('Repeat until'));
    await userEvent.click(await button('Tuesday, June 23, 2026'));
    await userEvent.click(await button('Save'));
    await closed();
    await canvas.findByRole('button', { name: 'Tuesday, June 9, 1 event' });
    canvas.getByRole('button', { name: 'Tuesday, June 23, 1 event' });
    await expect(canvas.getByRole('region', { name: 'Upcoming Events' })).toHaveTextContent('Library');
  },
};

/** One of them moves, the others stay. */
export const ChangeOne: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openSwim(context, 'Thursday, June 11');
    await userEvent.click(await button('Edit'));
    await userEvent.click(await screen.findByLabelText('Date and time'));
    await userEvent.click(await button('Friday, June 12, 2026'));
    await userEvent.click(await button('Done'));
    await userEvent.click(await button('Save'));
    await closed();
    await canvas.findByRole('button', { name: 'Friday, June 12, 1 event' });
    canvas.getByRole('button', { name: 'Thursday, June 11' });
    canvas.getByRole('button', { name: 'Thursday, June 18, 1 event' });
  },
};

export const DeleteAndUndo: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openSwim(context, 'Thursday, June 11');
    await userEvent.click(await button('Delete'));
    await userEvent.click(await button('This and the following'));
    await closed();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Thursday, June 11' })).toHaveFocus());
    canvas.getByRole('button', { name: 'Thursday, June 18' });
    canvas.getByRole('button', { name: 'Thursday, June 4, 1 event' });
    await userEvent.click(await button('Undo'));
    await canvas.findByRole('button', { name: 'Thursday, June 11, 1 event' });
    canvas.getByRole('button', { name: 'Thursday, June 18, 1 event' });
  },
};
