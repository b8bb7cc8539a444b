import { expect, it } from 'vitest';
import { firstMeetings } from './first-meetings.ts';

const entry = (id: number, userId: number) => ({ id, user: { id: userId } });

it('the sentences stand once for each person, at the first of what is arranged', () => {
  const arranged = [entry(1, 7), entry(2, 8), entry(3, 7), entry(4, 8)];
  expect([...firstMeetings(arranged)]).toEqual([1, 2]);
  expect([...firstMeetings()]).toEqual([]);
});
