import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { expect, it } from 'vitest';
import { lastSwapWith } from './last-swap.ts';

const swap = {
  direction: 'sent',
  createdAt: '2026-06-01T09:00:00.000Z',
  date: '2026-06-04T14:00:00.000Z',
  until: '2026-06-04T17:00:00.000Z',
  place: { name: 'The pond' },
  location: 'The pond',
  childIds: [21],
  user: { id: 2 },
} as const;
const two = { me: 1, recipientId: 2 };

it('is the newest request to this member, with whose place it was at', () => {
  const newer = { ...swap, createdAt: '2026-06-02T09:00:00.000Z', place: { of: 1 }, location: 'My place' };
  expect(lastSwapWith([swap], two)).toEqual({
    place: 'public',
    location: 'The pond',
    childIds: ['21'],
    length: hours(3),
  });
  expect(lastSwapWith([swap, newer], two)).toMatchObject({ place: 'mine' });
  expect(lastSwapWith([{ ...newer, place: { of: 2 } }], two)).toMatchObject({ place: 'theirs' });
});

it('leaves out a typed place that says whose it is', () => {
  for (const location of [
    'My place',
    'at our house',
    'Your place?',
    'My place, Park Slope',
    'My place Park Slope',
    'in my apartment',
    'my yard',
  ]) {
    expect(lastSwapWith([{ ...swap, place: { name: location }, location }], two)).toEqual({
      childIds: ['21'],
      length: hours(3),
    });
  }
  for (const location of ['Myrtle Avenue', 'My Place-Café']) {
    expect(lastSwapWith([{ ...swap, place: { name: location }, location }], two)).toMatchObject({ location });
  }
});

it('is none that the other asked for, nor one of somebody else', () => {
  expect(
    lastSwapWith(
      [
        { ...swap, direction: 'received' },
        { ...swap, user: { id: 3 } },
      ],
      two,
    ),
  ).toBeUndefined();
});
