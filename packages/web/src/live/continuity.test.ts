import type { StreamEvent } from '@nestmates/application/live/stream-event.ts';
import { describe, expect, it } from 'vitest';
import { following } from './continuity.ts';

const match: StreamEvent = { type: 'match', userId: 7 };
const goesOn: StreamEvent = { type: 'ready', missedNothing: true };
const beginsAnew: StreamEvent = { type: 'ready', missedNothing: false };
const closed: StreamEvent = { type: 'closed', reason: 'too-many' };

describe('what is heard, to a page that has heard 57', () => {
  it.each([
    [
      'its stream goes on from there: it reads nothing again',
      goesOn,
      '12-57',
      { last: '12-57', events: [goesOn] },
    ],
    ['the next one', match, '12-58', { last: '12-58', events: [match] }],
    ['one that it knows', match, '12-57', { last: '12-57', events: [] }],
    [
      'one after a gap: it reads everything again',
      match,
      '12-60',
      { last: '12-60', events: [beginsAnew, match] },
    ],
    ['another tab goes on where this one has been', goesOn, '12-40', { last: '12-57', events: [goesOn] }],
    [
      'another tab goes on after what this one missed',
      goesOn,
      '12-58',
      { last: '12-58', events: [beginsAnew] },
    ],
    ['what came in between is not known', beginsAnew, '12-57', { last: '12-57', events: [beginsAnew] }],
    ['the numbers begin anew', beginsAnew, '12-3', { last: '12-3', events: [beginsAnew] }],
    ['the end', closed, '12-57', { last: '12-57', events: [closed] }],
    ['the end before anything was said', closed, '', { last: '12-57', events: [closed] }],
  ])('%s', (_, event, id, followed) => {
    expect(following(12, '12-57', { event, id })).toEqual(followed);
  });

  it.each(['', '13-57'])('is a new beginning for a page that has heard "%s"', (last) => {
    expect(following(12, last, { event: goesOn, id: '12-57' })).toEqual({
      last: '12-57',
      events: [beginsAnew],
    });
    expect(following(12, last, { event: match, id: '12-58' })).toEqual({
      last: '12-58',
      events: [beginsAnew, match],
    });
  });
});
