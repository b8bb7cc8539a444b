import { expect, it } from 'vitest';
import { type WeekPlan, weekOf } from './week.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour);
const plan = (day: number, hour: number, kind: WeekPlan['kind']): WeekPlan => ({
  at: at(day, hour),
  kind,
  words: `${day} ${hour} ${kind}`,
});

it('is today and the six days after it, over the end of a month', () => {
  const days = weekOf(at(28, 13), []);
  expect(days.map(({ dayOfMonth }) => dayOfMonth)).toEqual([28, 29, 30, 1, 2, 3, 4]);
  expect(days.map(({ isToday }) => isToday).indexOf(true)).toBe(0);
  expect(days[1]?.weekday).toBe('Sun');
});

it('has what is agreed first, then what waits, then one’s own, each by its time', () => {
  const plans = [plan(25, 8, 'own'), plan(25, 18, 'waiting'), plan(25, 15, 'agreed'), plan(25, 9, 'agreed')];
  const words = weekOf(at(22, 9), plans)[3]?.plans.map((one) => one.words);
  expect(words).toEqual(['25 9 agreed', '25 15 agreed', '25 18 waiting', '25 8 own']);
});

it('leaves out what is over or comes later', () => {
  const days = weekOf(at(22, 9), [plan(21, 9, 'agreed'), plan(29, 9, 'agreed')]);
  expect(days.flatMap(({ plans }) => plans)).toEqual([]);
});
