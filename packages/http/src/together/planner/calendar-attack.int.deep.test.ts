import { Packing } from '@nestmates/application/friends/matching/packing.ts';
import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { sampled } from '@nestmates/domain/testing/depth.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEvent, dayAhead, timeZone } from '../../../testing/calendar-setup.ts';
import { connect } from '../../../testing/mothers.ts';
import { findMatches, planner, playmate } from '../../../testing/playdate-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const daysAhead = sampled(
  Array.from({ length: 22 }, (_, count) => count + 3),
  4,
);
/** Four days away, and one day of each week. */
const away = [5, 6, 7, 8];
const weekly = [4, 11, 18];

async function withCalendar(firstName: string): Promise<TestMember> {
  const victim = await playmate(server, firstName, {
    subscriptionStatus: 'active',
    subscriptionTier: 'pro',
  });
  for (const day of [...away, ...weekly]) {
    const { status } = await addEvent(victim, {
      title: 'Away',
      date: `${dayAhead(day)}T00:00`,
      allDay: true,
      timeZone,
    });
    expect(status).toBe(200);
  }
  await server.container.get(Packing).pack({ memberId: victim.id });
  return victim;
}

/**
 * The attack that read a calendar: the attacker's own leaves one day free after the other, and where the victim is
 * not found, or with other times, the victim is away.
 */
async function busyDays(attacker: TestMember, victim: TestMember): Promise<readonly number[]> {
  const answers = new Map<number, string>();
  for (const day of daysAhead) {
    await server.knex('calendar_events').where({ userId: attacker.id }).delete();
    const beginning = new Date(`${dayAhead(day)}T06:00:00Z`);
    await block(attacker, server.clock.now(), beginning);
    await block(attacker, later(beginning, hours(24)), later(server.clock.now(), days(29)));
    const { body } = await findMatches(attacker);
    const found = Object(body.matches).find(
      ({ user }: { readonly user: { readonly id: number } }) => user.id === victim.id,
    );
    answers.set(day, found ? 'free' : 'away');
  }
  return daysAhead.filter((day) => answers.get(day) === 'away');
}

async function block(attacker: TestMember, from: Date, to: Date): Promise<void> {
  const [date, end] = [from, to].map((at) => at.toISOString().slice(0, 16));
  const { status, text } = await addEvent(attacker, { title: 'Blocked', date, end, timeZone: 'UTC' });
  expect([status, text]).toEqual([200, expect.anything()]);
}

describe('the calendar of a member', () => {
  it('is nothing that a stranger can work out', async () => {
    const attacker = await planner(server, 'Mallory');
    const victim = await withCalendar('Vera');
    await server.container.get(Packing).pack({ memberId: attacker.id });
    expect(await busyDays(attacker, victim)).toEqual([]);
  });

  it('is planned around by a connection, unless she has switched it off', async () => {
    const friend = await planner(server, 'Flo');
    const member = await withCalendar('Mia');
    await connect(server, friend, member);
    expect(await busyDays(friend, member)).toEqual(
      daysAhead.filter((day) => away.includes(day) || weekly.includes(day)),
    );
    const { body } = await member.put('/api/profile/privacy', { planAroundCalendar: false });
    expect(body.planAroundCalendar).toBe(false);
    expect(await busyDays(friend, member)).toEqual([]);
  });
});
