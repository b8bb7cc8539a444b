import { expect, it } from 'vitest';
import { emailTaken, normalizeEmail } from './email.ts';

it.each(['ana@example.com', 'ANA@Example.com', '  ana@example.com\t'])(
  'knows %j for the same e-mail',
  (written) => {
    expect(normalizeEmail(written)).toBe('ana@example.com');
  },
);

it('says of a taken e-mail what to do, and on which field', () => {
  expect(emailTaken()).toMatchObject({
    kind: 'conflict',
    code: 'EMAIL_TAKEN',
    message: 'An account with this email already exists. Try logging in.',
    details: { issues: [{ path: 'email' }] },
  });
});
