import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  askForSwap,
  connectedPair,
  inDays,
  swapRequestOf,
  swapsBetween,
} from '../../../testing/swap-setup.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('a swap request that is invalid', () => {
  it.each([
    ['without a date', { date: undefined }, 'date', 'Date and time is required'],
    ['with a date that is none', { date: 'tomorrow' }, 'date', 'Date and time is required'],
    ['nowhere', { location: ' ' }, 'location', 'Location is required'],
    [
      'at a long place',
      { location: 'x'.repeat(201) },
      'location',
      'Location must be 200 characters or fewer',
    ],
    [
      'at a typed place that each reads of another',
      { location: ' my  Place' },
      'location',
      'Please choose whose place it is, or name a public place',
    ],
    ['without children', { childIds: [] }, 'childIds', 'Select at least one child'],
    ['without a word of children', { childIds: undefined }, 'childIds', 'Select at least one child'],
    ['without a contact', { emergencyContact: '' }, 'emergencyContact', 'Emergency contact is required'],
    [
      'with a long contact',
      { emergencyContact: 'x'.repeat(201) },
      'emergencyContact',
      'Emergency contact must be 200 characters or fewer',
    ],
    ['with long notes', { notes: 'x'.repeat(1001) }, 'notes', 'Notes must be 1000 characters or fewer'],
  ])('%s is refused', async (_, change, path, message) => {
    const both = await connectedPair(server);
    const reply = await askForSwap(both.ana, { ...swapRequestOf(both), ...change });
    expect([reply.status, reply.body.error, reply.body.issues]).toEqual([
      400,
      'VALIDATION',
      [{ path, message }],
    ]);
    expect(await swapsBetween(server, both)).toEqual([]);
  });

  it('comes for the thirty-first time within an hour, not counting those with something missing', async () => {
    const both = await connectedPair(server);
    for (let n = 0; n < 30; n += 1) await askForSwap(both.ana, { ...swapRequestOf(both), location: '' });
    const requestAt = (hour: number) => ({
      ...swapRequestOf(both),
      date: later(inDays(3), hours(hour)).toISOString(),
    });
    for (let n = 0; n < 30; n += 1) expect((await askForSwap(both.ana, requestAt(n))).status).toBe(200);
    expect(await askForSwap(both.ana, requestAt(30))).toMatchObject({
      status: 429,
      body: { error: 'RATE_LIMITED' },
    });
  });
});
