import { registrationForm } from '@nestmates/application/members/accounts/contract.ts';
import { describe, expect, it } from 'vitest';
import { check, errorsByField, withoutField } from './schema.ts';

const empty = { email: '', password: '', confirmPassword: '', agreeToTerms: false };

describe('a form checked against its schema', () => {
  it('hands over what the schema made of it', () => {
    const filled = {
      email: ' Sofia@Example.com ',
      password: 'Nestmates1!',
      confirmPassword: 'Nestmates1!',
      agreeToTerms: true,
    };
    expect(check(registrationForm, filled)).toMatchObject({
      value: { email: 'sofia@example.com' },
      issues: [],
    });
  });

  it('says everything that is wrong at once, each at its field', () => {
    const wrong = { ...empty, email: 'sofia', password: 'Nestmates1', confirmPassword: 'Nestmates2' };
    expect(errorsByField(check(registrationForm, wrong).issues, wrong)).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password must contain at least one special character',
      confirmPassword: "Passwords don't match",
      agreeToTerms: 'You must agree to the terms',
    });
  });

  it('says the first thing that is wrong with a field', () => {
    const { password } = errorsByField(check(registrationForm, empty).issues, empty);
    expect(password).toBe('Password must be at least 8 characters');
  });

  it('gives what is wrong inside a list to the list', () => {
    const issues = [{ path: 'children.0.age', message: 'Age must be 18 or under' }];
    expect(errorsByField(issues, { children: [] })).toEqual({ children: 'Age must be 18 or under' });
  });

  it('leaves out what belongs to no field of the form', () => {
    expect(errorsByField([{ path: 'token', message: 'Expired' }], { password: '' })).toEqual({});
  });

  it('forgets the error of one field and keeps the others', () => {
    expect(withoutField({ email: 'taken', password: 'weak' }, 'email')).toEqual({ password: 'weak' });
  });

  it('refuses a schema that would have to wait', () => {
    const slow = { '~standard': { validate: () => Promise.resolve({ value: 1 }) } };
    expect(() => check(slow, {})).toThrow('cannot wait');
  });
});
