import type { CalendarEventType } from '@nestmates/domain/together/calendar/calendar-event.ts';
import type { RepeatRhythm } from '@nestmates/domain/together/calendar/repeat.ts';

export interface PlannedEvent {
  readonly of: string;
  readonly title: string;
  readonly type: CalendarEventType;
  readonly inDays: number;
  /** Beginning and end on the clock of New York; an event without them is of whole days. */
  readonly at?: readonly [start: string, end: string];
  readonly lastsDays?: number;
  readonly repeats?: { readonly rhythm: RepeatRhythm; readonly forDays: number };
  readonly description?: string;
}

const demoEmail = (name: string) => `${name}@nestmates.test`;

/** What the demo's members with Pro have entered themselves. */
export const plannedEvents: readonly PlannedEvent[] = [
  {
    of: demoEmail('ana'),
    title: 'Swim class',
    type: 'personal',
    inDays: 2,
    at: ['15:30', '16:15'],
    repeats: { rhythm: 'weekly', forDays: 120 },
    description: 'Goggles are in the blue bag.',
  },
  {
    of: demoEmail('ana'),
    title: 'Library story time',
    type: 'check-in',
    inDays: 4,
    at: ['10:30', '11:15'],
    repeats: { rhythm: 'every-two-weeks', forDays: 90 },
  },
  {
    of: demoEmail('ana'),
    title: 'Mateo at the pediatrician',
    type: 'personal',
    inDays: 6,
    at: ['08:15', '09:00'],
    description: 'Bring the yellow booklet.',
  },
  { of: demoEmail('ana'), title: 'Grandparents visit', type: 'personal', inDays: 12, lastsDays: 3 },
  {
    of: demoEmail('bea'),
    title: 'Teaching late',
    type: 'personal',
    inDays: 5,
    at: ['18:00', '20:00'],
    repeats: { rhythm: 'weekly', forDays: 60 },
  },
  {
    of: demoEmail('dana'),
    title: 'Soccer practice',
    type: 'personal',
    inDays: 3,
    at: ['17:00', '18:30'],
    repeats: { rhythm: 'weekly', forDays: 100 },
    description: 'Amal brings the snacks in odd weeks.',
  },
  {
    of: demoEmail('dana'),
    title: 'Rent and piano lesson bills',
    type: 'personal',
    inDays: 9,
    repeats: { rhythm: 'monthly', forDays: 365 },
  },
];
