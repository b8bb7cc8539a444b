import { expect, it } from 'vitest';
import { changedMeanwhile, DomainError, invalid, notFound } from './errors.ts';

it('refuses in a code for programs and a sentence for a member', () => {
  const refusals = [
    notFound(),
    notFound('No such order.'),
    changedMeanwhile(),
    invalid('age', 'Must be at least 18'),
  ];
  expect(refusals.map(({ kind, code }) => [kind, code])).toEqual([
    ['not-found', 'NOT_FOUND'],
    ['not-found', 'NOT_FOUND'],
    ['conflict', 'CONFLICT'],
    ['invalid', 'VALIDATION'],
  ]);
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(DomainError);
    expect(refusal.message).toMatch(/^[A-Z].+/);
  }
});

it('names the field that is wrong', () => {
  expect(invalid('age', 'Must be at least 18').details).toEqual({
    issues: [{ path: 'age', message: 'Must be at least 18' }],
  });
});
