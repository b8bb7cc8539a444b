import type { Context } from 'koa';
import { expect, it } from 'vitest';
import { browserFactsOf } from './browser-facts.ts';

const factsIn = (cookie: string | undefined) =>
  browserFactsOf({ cookies: { get: () => cookie } } as unknown as Context);
const said = (facts: unknown) => encodeURIComponent(JSON.stringify(facts));

it('is what the browser has said', () => {
  const facts = { zone: 'America/New_York', dismissed: ['verify-email'] };
  expect(factsIn(said(facts))).toEqual(facts);
});

it.each([
  'America/Indiana/Indianapolis',
  'Asia/Kolkata',
  'Asia/Calcutta',
  'Europe/Kyiv',
  'Etc/UTC',
  'Etc/GMT+5',
  'UTC',
])('knows the zone %s, as one of the browsers names it', (zone) => {
  expect(factsIn(said({ zone }))?.zone).toBe(zone);
});

it.each([
  undefined,
  '',
  '%',
  'null',
  '"zone"',
  said({}),
  said({ zone: 7 }),
  said({ zone: 'Mars/Olympus' }),
  said({ zone: ':/etc/passwd' }),
  said({ zone: '__proto__' }),
  said({ zone: '+05:00' }),
  said({ zone: '../../etc/passwd' }),
  said({ zone: `A${'/'.repeat(200)}` }),
])('is nothing where that is no zone: %s', (cookie) => {
  expect(factsIn(cookie)).toBeUndefined();
});

it.each([undefined, 'all', { length: 3 }, [7, null, {}]])('has nothing dismissed in %s', (dismissed) => {
  expect(factsIn(said({ zone: 'UTC', dismissed }))).toEqual({ zone: 'UTC', dismissed: [] });
});
