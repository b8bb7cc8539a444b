import { expect, it } from 'vitest';
import { plannedWith } from './planner-path.ts';

const queryOf = (path: string) => new URL(path, 'https://nestmates.test').searchParams;

it('is for one connection by number and name', () => {
  expect(plannedWith(queryOf('/playdate-planner?with=4&name=Dana'))).toEqual({ id: 4, firstName: 'Dana' });
});

it('is for everybody without a number', () => {
  expect(plannedWith(queryOf('/playdate-planner'))).toBeUndefined();
  expect(plannedWith(queryOf('/playdate-planner?with=x'))).toBeUndefined();
});
