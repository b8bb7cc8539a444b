import type { RequestView } from '@nestmates/application/friends/connections/contract.ts';
import { samplePeople } from '../../../../testing/sample-people.ts';

/** Connection requests as the server returns them. */
export const sampleRequests: readonly RequestView[] = [
  {
    id: 71,
    requester: samplePeople.hannah,
    children: [{ gender: 'boy', age: 3 }],
    createdAt: '2026-06-03T09:20:00.000Z',
    actions: ['accept', 'decline'],
  },
  {
    id: 72,
    requester: samplePeople.amara,
    children: [{ gender: 'boy', age: 3 }],
    createdAt: '2026-06-01T18:05:00.000Z',
    actions: ['accept', 'decline'],
  },
];

export const longRequest: RequestView = {
  id: 73,
  requester: samplePeople.maria,
  children: [
    { gender: 'girl', age: 11 },
    { gender: 'girl', age: 11 },
    { gender: 'boy', age: 0 },
  ],
  createdAt: '2026-05-28T07:00:00.000Z',
  actions: ['accept', 'decline'],
};

/** A minimal profile without a photo. */
export const shortRequest: RequestView = {
  id: 74,
  requester: samplePeople.mei,
  children: [],
  createdAt: '2026-05-27T07:00:00.000Z',
  actions: ['accept', 'decline'],
};
