import { randomUUID } from 'node:crypto';
import { newSeries } from '@nestmates/domain/together/calendar/event-series.ts';
import { inDays } from '../swap-setup.ts';
import { type Arrangement, alone, type Two } from './arrangement.ts';
import { idOf, now, password } from './rows-of-two.ts';

const event = { title: 'Swimming', date: '2030-06-04T09:00', timeZone: 'America/Chicago' };

const calendarEvent = ({ knex, caller }: Two, columns: object = {}): Promise<number> =>
  idOf(
    knex('calendar_events')
      .insert({ userId: caller.id, title: event.title, date: inDays(2), createdAt: now(), ...columns })
      .returning('id'),
  );

const time = { kind: 'timed', start: event.date, end: null, timeZone: event.timeZone } as const;

const deleted = () => ({
  deletedAt: now(),
  changedAt: now(),
  beforeDeletion: JSON.stringify(
    newSeries({ title: event.title, type: 'personal', description: null, time }, null),
  ),
});

export const calendarCalls = {
  'post /api/calendar': alone(() => ({ body: event })),
  'put /api/calendar/:id': alone(async (two) => ({
    params: { id: await calendarEvent(two) },
    body: { ...event, title: 'Swimming lesson' },
  })),
  'delete /api/calendar/:id': alone(async (two) => ({ params: { id: await calendarEvent(two) } })),
  'post /api/calendar/:id/restore': alone(async (two) => ({
    params: { id: await calendarEvent(two, deleted()) },
  })),
  'post /api/calendar-link': alone(() => ({ body: { password } })),
  'delete /api/calendar-link': alone(async ({ knex, caller }) => {
    await knex('calendar_links').insert({ userId: caller.id, tokenDigest: randomUUID(), createdAt: now() });
    return {};
  }),
  'post /api/checkin': alone(() => ({ body: { location: 'Zilker Park', type: 'public' } })),
  'delete /api/checkin': alone(async ({ knex, caller }) => {
    const place = { location: 'Zilker Park', city: 'Austin', state: 'TX' };
    await knex('checkins').insert({ ...place, userId: caller.id, type: 'public', createdAt: now() });
    return {};
  }),
} as const satisfies Readonly<Record<string, Arrangement>>;
