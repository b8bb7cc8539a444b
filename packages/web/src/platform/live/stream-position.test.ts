import type { StreamEvent } from '@nestmates/application/platform/live/stream-event.ts';
import { describe, expect, it } from 'vitest';
import { eventsToHandle } from './stream-position.ts';

const match: StreamEvent = { type: 'match', userId: 7 };
const resumed: StreamEvent = { type: 'ready', missedNothing: true };
const restarted: StreamEvent = { type: 'ready', missedNothing: false };
const closed: StreamEvent = { type: 'closed', reason: 'too-many' };

describe('what is heard, to a page that has heard 57', () => {
  it.each([
    [
      'its stream goes on from there: it reads nothing again',
      resumed,
      '12-57',
      { lastId: '12-57', events: [resumed] },
    ],
    ['the next one', match, '12-58', { lastId: '12-58', events: [match] }],
    ['one that it knows', match, '12-57', { lastId: '12-57', events: [] }],
    [
      'one after a gap: it reads everything again',
      match,
      '12-60',
      { lastId: '12-60', events: [restarted, match] },
    ],
    ['another tab goes on where this one has been', resumed, '12-40', { lastId: '12-57', events: [resumed] }],
    [
      'another tab goes on after what this one missed',
      resumed,
      '12-58',
      { lastId: '12-58', events: [restarted] },
    ],
    ['what came in between is not known', restarted, '12-57', { lastId: '12-57', events: [restarted] }],
    ['the numbers begin anew', restarted, '12-3', { lastId: '12-3', events: [restarted] }],
    ['the end', closed, '12-57', { lastId: '12-57', events: [closed] }],
    ['the end before anything was said', closed, '', { lastId: '12-57', events: [closed] }],
  ])('%s', (_, event, id, followed) => {
    expect(eventsToHandle(12, '12-57', { event, id })).toEqual(followed);
  });

  it.each(['', '13-57'])('is a new beginning for a page that has heard "%s"', (last) => {
    expect(eventsToHandle(12, last, { event: resumed, id: '12-57' })).toEqual({
      lastId: '12-57',
      events: [restarted],
    });
    expect(eventsToHandle(12, last, { event: match, id: '12-58' })).toEqual({
      lastId: '12-58',
      events: [restarted, match],
    });
  });
});
