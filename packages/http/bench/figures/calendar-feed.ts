import { setTimeout as pause } from 'node:timers/promises';
import { randomTokens } from '@nestmates/infrastructure/members/accounts/random-tokens.ts';
import { insertMembers } from '../../testing/insert-members.ts';
import { columnsOf } from '../../testing/roles.ts';
import type { BenchEnvironment } from '../environment.ts';
import { atMost, type Figure } from '../figure.ts';
import { median, milliseconds } from '../statistics.ts';

const readers = 12;
const rounds = 3;
const lasting = 4000;
/** All that a calendar may have. */
const [once, repeating] = [900, 100];

/** A member with a full calendar, and the address of its secret link. */
async function fullCalendar({ knex }: BenchEnvironment, nth: number): Promise<string> {
  const member = { ...columnsOf.premium, email: `calendar${nth}@example.com`, password: 'none' };
  const [userId = 0] = await insertMembers(knex, [member], new Date());
  await knex.raw(
    `insert into calendar_events (user_id, title, time, repeat, date, ends_at, time_zone, created_at, changed_at)
     select ?, 'Swim class ' || n,
       json_build_object('kind', 'timed', 'start', to_char(day, 'YYYY-MM-DD"T"09:30'), 'end', null, 'timeZone', 'America/Chicago'),
       case when n <= ? then json_build_object('rhythm', 'weekly', 'until', to_char(day + interval '700 days', 'YYYY-MM-DD')) end,
       day, case when n <= ? then day + interval '700 days' else day + interval '1 hour' end,
       'America/Chicago', now(), now()
     from (select n, date_trunc('day', now()) + n * interval '12 hours' as day from generate_series(1, ?::int) n) numbered`,
    [userId, repeating, repeating, once + repeating],
  );
  const token = randomTokens.generate();
  await knex('calendar_links').insert({
    userId,
    tokenDigest: randomTokens.digest(token),
    createdAt: new Date(),
  });
  return `/api/calendar-feed/${token}/nestmates.ics`;
}

/** Calls one after the other until told to stop; what is not answered with 200 is left out. */
async function callsUntil(address: string, cookie: string, until: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let stopped = false;
  void until.then(() => {
    stopped = true;
  });
  while (!stopped) {
    const began = performance.now();
    const reply = await fetch(address, { headers: { cookie } });
    await reply.arrayBuffer();
    if (reply.ok) times.push(performance.now() - began);
  }
  return times;
}

export const calendarFeedFigures: readonly Figure[] = [
  {
    name: 'calendar-feeds',
    what: `\`/api/me\` of others while ${readers} programs read ${readers} full calendars without a pause, against their own without`,
    target: '≤ 2 ×',
    async measure(environment) {
      const paths = await Promise.all(
        Array.from({ length: readers }, (_, nth) => fullCalendar(environment, nth)),
      );
      const { port } = await environment.server();
      const origin = `http://127.0.0.1:${port}`;
      const others = (until: Promise<unknown>) => callsUntil(`${origin}/api/me`, environment.cookie, until);
      const [quiet, busy]: [number[], number[]] = [[], []];
      let read = 0;
      for (let round = 0; round < rounds; round += 1) {
        quiet.push(median(await others(pause(lasting))));
        const until = pause(lasting);
        const feeds = paths.map((path) => callsUntil(`${origin}${path}`, '', until));
        busy.push(median(await others(until)));
        read += (await Promise.all(feeds)).flat().length;
      }
      const [without, beside] = [median(quiet), median(busy)];
      return atMost(
        beside / without,
        2,
        `${(beside / without).toFixed(2)} × (${milliseconds(beside)}, without ${milliseconds(without)}; ${read} files read)`,
      );
    },
  },
];
