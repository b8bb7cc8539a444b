import { expect, it } from 'vitest';
import { refusalOf } from './stripe-errors.ts';

const failure = (fields: object) =>
  Object.assign(new Error('No such account'), { type: 'StripeInvalidRequestError', ...fields });

it.each([
  [{ code: 'resource_missing', param: 'destination' }, 'account-not-ready'],
  [{ code: 'account_invalid', type: 'StripePermissionError', statusCode: 403 }, 'account-not-ready'],
  [{ code: 'resource_missing', param: 'source_transaction' }, 'other'],
])('an account that is no more, or that we do not see any more, cannot be paid: %o', (fields, reason) => {
  expect(refusalOf(failure(fields))).toEqual({ outcome: 'refused', reason, message: 'No such account' });
});
