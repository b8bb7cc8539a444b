import { planTimeFrom } from '@nestmates/domain/together/plans/plan-time.ts';
import { expect, it } from 'vitest';
import { firstPlan } from './first-plan.ts';

const now = new Date(2026, 10, 22, 9);
const free = [planTimeFrom({ date: new Date(2026, 10, 24, 15, 30) })];
const ownChildren = [
  { id: 21, age: 3 },
  { id: 22, age: 6 },
];
const known = { ownChildren, theirChildren: [{ age: 3 }], free, places: ['Central Library'], now };

it('begins with the next time of both, a public place, and children of about the same age', () => {
  expect(firstPlan(known)).toEqual({
    childIds: ['21'],
    date: '2026-11-24T15:30',
    until: '2026-11-24T17:30',
    otherTimes: [],
    where: 'public',
    publicPlace: 'Central Library',
  });
});

it('begins with all children, tomorrow and any playground where nothing more is known', () => {
  expect(firstPlan({ ...known, theirChildren: [], free: [], places: [] })).toEqual({
    childIds: ['21', '22'],
    date: '2026-11-23T10:00',
    until: '2026-11-23T12:00',
    otherTimes: [],
    where: 'public',
    publicPlace: 'A playground nearby',
  });
});
