import type { CalendarEntry } from './calendar-entry.ts';

const base = {
  description: null,
  repeat: null,
  fileHref: '/api/calendar/1.ics',
  handledAt: null,
} as const;

const timed = (start: string, end: string | null = null) =>
  ({ kind: 'timed', start, end, timeZone: 'America/New_York' }) as const;
const allDay = (start: string, end = start) => ({ kind: 'all-day', start, end }) as const;

/** The time in the stories: a Thursday. */
export const sampleNow = '2026-06-04T10:30';

/** A family's June. */
export const sampleEntries = {
  swim: {
    ...base,
    id: 1,
    on: '2026-06-04',
    title: 'Swim class',
    type: 'personal',
    description: 'Goggles are in the blue bag.',
    time: timed('2026-06-04T15:30', '2026-06-04T16:15'),
    repeat: { rhythm: 'weekly', until: '2026-08-27' },
  },
  swimNext: {
    ...base,
    id: 1,
    on: '2026-06-11',
    title: 'Swim class',
    type: 'personal',
    description: 'Goggles are in the blue bag.',
    time: timed('2026-06-11T15:30', '2026-06-11T16:15'),
    repeat: { rhythm: 'weekly', until: '2026-08-27' },
  },
  swap: {
    ...base,
    id: 2,
    on: '2026-06-06',
    title: 'Babysitting swap with Amara',
    type: 'swap',
    description: 'Amara’s place',
    time: timed('2026-06-06T14:00'),
    handledAt: { href: '/babysitting-swaps', label: 'See in Babysitting' },
  },
  playdate: {
    ...base,
    id: 3,
    on: '2026-06-06',
    title: 'Playdate with Priya',
    type: 'playdate',
    time: timed('2026-06-06T10:00', '2026-06-06T12:00'),
    handledAt: { href: '/playdates?tab=scheduled', label: 'See in Playdates' },
  },
  library: {
    ...base,
    id: 4,
    on: '2026-06-09',
    title: 'Library story time',
    type: 'check-in',
    time: timed('2026-06-09T10:30', '2026-06-09T11:15'),
  },
  grandparents: {
    ...base,
    id: 5,
    on: '2026-06-19',
    title: 'Grandparents visit',
    type: 'personal',
    time: allDay('2026-06-19', '2026-06-21'),
  },
  dentist: {
    ...base,
    id: 6,
    on: '2026-06-04',
    title: 'Dentist, Mila',
    type: 'personal',
    time: timed('2026-06-04T08:15'),
  },
} as const satisfies Record<string, CalendarEntry>;

const titles = [
  'Ear check at the pediatrician’s on Vanderbilt Avenue, fourth floor, bring the yellow booklet',
  'Trumpet',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenausstellung',
  'Birthday of Maria-Alexandrina Josephine of the Seven Long Rivers',
  'Soccer',
];

const types = ['personal', 'swap', 'playdate', 'check-in'] as const;
const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Many events with long words: up to seven on a day. */
export const manyEntries: readonly CalendarEntry[] = Array.from({ length: 30 }, (_, at) => at + 1).flatMap(
  (day) =>
    Array.from({ length: (day * 3) % 8 }, (_, at): CalendarEntry => {
      const date = `2026-06-${twoDigits(day)}`;
      return {
        ...base,
        id: day * 10 + at,
        on: date,
        title: titles[(day + at) % titles.length] ?? '',
        type: types[(day + at) % types.length] ?? 'personal',
        time: timed(`${date}T${twoDigits(8 + at)}:00`),
      };
    }),
);
