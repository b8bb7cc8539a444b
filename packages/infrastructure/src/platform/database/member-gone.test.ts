import { expect, it } from 'vitest';
import { memberGone } from './member-gone.ts';

const missingMember = {
  code: '23503',
  detail: 'Key (user_id)=(7) is not present in table "users".',
};

it.each([
  ['as PostgreSQL says it', missingMember],
  ['as Objection wraps it', Object.assign(new Error('violates'), { nativeError: missingMember })],
])('A member whose row is missing is gone: %s', (_, error) => {
  expect(memberGone(error)).toMatchObject({ kind: 'not-found' });
});

it.each([
  [
    'another table',
    { ...missingMember, detail: 'Key (swap_id)=(7) is not present in table "babysitting_swaps".' },
  ],
  ['another violation', { ...missingMember, code: '23505' }],
  ['an error of ours', new Error('users')],
  ['nothing', undefined],
])('Nothing else says so: %s', (_, error) => {
  expect(memberGone(error)).toBeUndefined();
});
