import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type MemberEvent, memberEvent } from './event.ts';
import { type StreamEvent, streamEvent } from './stream-event.ts';

const ofMembers: Readonly<Record<MemberEvent['type'], object>> = {
  message: { userId: 2, messageId: 3 },
  read: { userId: 2, upTo: 3 },
  seen: { userId: 2, upTo: 3 },
  request: { userId: 2 },
  match: { userId: 2 },
  unmatch: { userId: 2 },
  wave: { userId: 2 },
  swap: { userId: 2 },
  playdate: { userId: 2 },
  order: { orderId: 4 },
  calendar: {},
  'check-in': {},
  notification: {},
  access: {},
};
const ofStreams: Readonly<Record<Exclude<StreamEvent['type'], MemberEvent['type']>, object>> = {
  ready: { missedNothing: false },
  closed: { reason: 'too-many' },
};

it.each(Object.entries(ofMembers))('the event %s names what it is about', (type, ids) => {
  expect(z.parse(memberEvent, { type, ...ids })).toEqual({ type, ...ids });
});

it.each([...Object.entries(ofMembers), ...Object.entries(ofStreams)])('a stream sends %s', (type, ids) => {
  expect(z.parse(streamEvent, { type, ...ids })).toEqual({ type, ...ids });
});

it.each(['signed-out', 'too-many'])('a stream ends with a reason: %s', (reason) => {
  expect(z.parse(streamEvent, { type: 'closed', reason })).toEqual({ type: 'closed', reason });
});
