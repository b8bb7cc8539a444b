import { expect, it } from 'vitest';
import { emailTaken } from './email.ts';

it('says of a taken e-mail what to do, and on which field', () => {
  expect(emailTaken()).toMatchObject({
    kind: 'conflict',
    code: 'EMAIL_TAKEN',
    message: 'An account with this email already exists. Try logging in.',
    details: { issues: [{ path: 'email' }] },
  });
});
