import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import { samplePeople } from '../../../../testing/sample-people.ts';

type Person = (typeof samplePeople)[keyof typeof samplePeople];

const at = (day: number, hour: number, minute = 0) => new Date(2026, 5, day, hour, minute).toISOString();
const span = (day: number, hour: number, minute = 0) => ({
  date: at(day, hour, minute),
  until: at(day, hour + 2, minute),
});
const time = (day: number, hour: number, minute = 0) => ({ ...span(day, hour, minute), passed: false });

const playdate = (
  id: number,
  { id: userId, firstName, profilePhotoUrl }: Person,
  rest: Partial<PlaydateView>,
): PlaydateView => ({
  id,
  status: 'proposed',
  user: { id: userId, firstName, profilePhotoUrl },
  proposedByMe: false,
  times: [time(6, 10), time(7, 15), time(9, 17, 30)],
  date: null,
  until: null,
  place: { of: userId },
  children: { mine: [], theirs: [{ gender: 'girl', age: 3 }] },
  actions: ['accept', 'decline', 'proposeAnew'],
  createdAt: at(1, 9),
  ...rest,
});

const over = { times: [], actions: [] } as const;

/** Playdates as the server returns them. */
export const samplePlaydates = {
  priya: playdate(41, samplePeople.priya, {}),
  hannah: playdate(42, samplePeople.hannah, { proposedByMe: true, actions: ['withdraw'] }),
  /** One time is left, and they have no photo. */
  mei: playdate(43, samplePeople.mei, { times: [time(5, 15)] }),
  maria: playdate(44, samplePeople.maria, {}),
  /** The first of the times has passed, and no place was said. */
  priyaPassed: playdate(51, samplePeople.priya, {
    times: [{ ...time(4, 10), passed: true }, time(7, 15)],
    place: null,
    children: { mine: [], theirs: [] },
  }),
  amaraPlanned: playdate(45, samplePeople.amara, {
    status: 'scheduled',
    times: [],
    ...span(6, 10),
    place: { name: 'Third Street Playground' },
    actions: ['cancel'],
  }),
  /** It has begun. */
  priyaPlanned: playdate(46, samplePeople.priya, {
    status: 'scheduled',
    times: [],
    ...span(4, 8, 30),
    actions: [],
  }),
  hannahDone: playdate(47, samplePeople.hannah, { ...over, status: 'done', ...span(2, 10) }),
  amaraDeclined: playdate(48, samplePeople.amara, { ...over, status: 'declined', proposedByMe: true }),
  priyaCancelled: playdate(49, samplePeople.priya, { ...over, status: 'cancelled', ...span(3, 15) }),
  meiExpired: playdate(50, samplePeople.mei, { ...over, status: 'expired' }),
} as const;

/** Further times at which both are free. */
export const sampleCommonTimes = [at(10, 10), at(11, 15), at(13, 10), at(14, 17, 30), at(17, 10)];
