import { DomainError, invalid } from '@nestmates/domain/platform/shared/errors.ts';
import { expect, it } from 'vitest';
import { ruleIssues } from './rule-issues.ts';
import { errorsByField } from './schema.ts';

const saying =
  (...issues: { path: string; message: string }[]) =>
  () => {
    throw new DomainError('invalid', 'VALIDATION', issues[0]?.message ?? 'Wrong', { issues });
  };
const early = { path: 'date', message: 'Too early' };
const short = { path: 'until', message: 'Too short' };

it('says what a rule says at the field that it names, else at the one that is checked', () => {
  expect(ruleIssues('date', saying(early, short), ['until'])).toEqual([
    { path: ['date'], message: 'Too early' },
    { path: ['until'], message: 'Too short' },
  ]);
  expect(
    ruleIssues('own', () => {
      throw invalid('times', 'Too many');
    }),
  ).toEqual([{ path: ['own'], message: 'Too many' }]);
});

it('shows the first of two things that a rule says of one field', () => {
  const issues = ruleIssues('date', saying(early, { path: 'times', message: 'Too late' }));
  const named = issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  expect(errorsByField(named, { date: '' })).toEqual({ date: 'Too early' });
});

it('says nothing where the rule holds, and hides no other error', () => {
  expect(ruleIssues('date', () => undefined)).toEqual([]);
  expect(() =>
    ruleIssues('date', () => {
      throw new TypeError('broken');
    }),
  ).toThrow('broken');
});
