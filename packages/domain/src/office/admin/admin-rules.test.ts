import { expect, it } from 'vitest';
import { requireOther } from './admin-rules.ts';

it('lets an administrator act on everyone but herself, and an operator on everyone', () => {
  expect(() => requireOther(1, 2)).not.toThrow();
  expect(() => requireOther(null, 2)).not.toThrow();
  expect(() => requireOther(2, 2)).toThrow('You cannot do this to your own account.');
});
