import { expect, it } from 'vitest';
import { plannedWith, plannerPathWith } from './planner-path.ts';

const queryOf = (path: string) => new URL(path, 'https://nestmates.test').searchParams;

it('opens the planner for one connection, whatever her name is', () => {
  const dana = { id: 4, firstName: 'Dana & Co=?' };
  expect(plannedWith(queryOf(plannerPathWith(dana)))).toEqual(dana);
});

it('is for everybody without a number', () => {
  expect(plannedWith(queryOf('/playdate-planner'))).toBeUndefined();
  expect(plannedWith(queryOf('/playdate-planner?with=x'))).toBeUndefined();
});
