import { addDays } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { addEvent, addedId, dayAhead, eventOn } from '../../../testing/calendar-setup.ts';
import { type Round, raceInTwoProcesses } from '../../../testing/races.ts';

const day = dayAhead(10);
const repeating = eventOn(day, { repeat: 'weekly', until: addDays(day, 21) });

/** The hundredth repeating event is added at two pages of the member's. */
async function lastPlaceTakenTwice({ server, ana, one, two }: Round): Promise<boolean> {
  const id = await addedId(ana.at(one), repeating);
  await server.knex.raw(
    `insert into calendar_events (user_id, title, date, created_at, time, time_zone, repeat, ends_at)
     select user_id, title, date, created_at, time, time_zone, repeat, ends_at
     from calendar_events, generate_series(1, 98) where id = ?`,
    [id],
  );
  const replies = await Promise.all([one, two].map((process) => addEvent(ana.at(process), repeating)));
  const [added, refused] = replies.toSorted((first, second) => first.status - second.status);
  const events = await server.knex('calendar_events').where({ userId: ana.id });
  return (
    added?.status === 200 &&
    refused?.status === 409 &&
    refused.body.error === 'CALENDAR_FULL' &&
    events.length === 100
  );
}

raceInTwoProcesses(
  { lastPlaceTakenTwice },
  new URL('../../../testing/naive/naive-calendar.ts', import.meta.url),
);
