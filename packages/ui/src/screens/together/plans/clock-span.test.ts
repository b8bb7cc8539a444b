import { expect, it } from 'vitest';
import { clockSpan, isOvernight } from './clock-span.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();
const span = (from: string, until: string) => ({ date: from, until });

it('says a half of the day once, and noon and midnight by name', () => {
  expect(clockSpan(span(at(24, 15), at(24, 17)))).toBe('3 to 5 PM');
  expect(clockSpan(span(at(24, 10), at(24, 12)))).toBe('10 AM to noon');
  expect(clockSpan(span(at(24, 11, 30), at(24, 13)))).toBe('11:30 AM to 1 PM');
  expect(clockSpan(span(at(24, 21), at(25, 0)))).toBe('9 PM to midnight');
});

it('says that it goes on after midnight', () => {
  expect(clockSpan(span(at(24, 22), at(25, 1)))).toBe('10 PM to 1 AM the next day');
  expect(clockSpan(span(at(24, 9), at(25, 9)))).toBe('9 AM to 9 AM the next day');
  expect(isOvernight(span(at(24, 22), at(25, 0)))).toBe(false);
});
