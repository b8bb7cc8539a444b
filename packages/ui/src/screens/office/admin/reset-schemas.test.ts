import { describe, expect, it } from 'vitest';
import { check, errorsByField } from '../../../forms/schema.ts';
import { passwordResetSchema, refusedReset, userResetSchema } from './reset-schemas.ts';

function refusalOf(schema: Parameters<typeof check>[0], values: object) {
  const { issues } = check(schema, values);
  return issues.length > 0 ? refusedReset(errorsByField(issues, values)) : undefined;
}

const allFields = {
  title: 'All fields required',
  description: 'Please enter both email and new password',
};

describe('what an administrator types to reset', () => {
  it('names a member', () => {
    expect(refusalOf(userResetSchema, { email: '  ' })).toEqual({
      title: 'Email required',
      description: 'Please enter a user email to reset',
    });
    expect(check(userResetSchema, { email: ' bea@nestmates.test ' })).toEqual({
      value: { email: 'bea@nestmates.test' },
      issues: [],
    });
  });

  it.each([
    ['neither', { email: '', newPassword: '' }, allFields],
    ['no email', { email: ' ', newPassword: 'secret1' }, allFields],
    ['no password', { email: 'bea@nestmates.test', newPassword: '' }, allFields],
    [
      'a password of five characters',
      { email: 'bea@nestmates.test', newPassword: '12345' },
      { title: 'Password too short', description: 'Password must be at least 6 characters long' },
    ],
    ['six characters', { email: 'bea@nestmates.test', newPassword: '123456' }, undefined],
  ])('with %s', (_, values, refusal) => {
    expect(refusalOf(passwordResetSchema, values)).toEqual(refusal);
  });
});
