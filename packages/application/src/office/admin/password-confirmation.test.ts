import { expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { PasswordConfirmation } from './password-confirmation.ts';

it('remembers for the session that the password was given, and nothing of a wrong one', async () => {
  const clock = new StoppedClock();
  const confirmed: unknown[] = [];
  const confirmation = new PasswordConfirmation({
    clock,
    members: stub({
      credentialsById: async (id) => ({ id, passwordHash: 'hash of secret', hasSecondFactor: false }),
    }),
    passwords: stub({ verify: async (hash, password) => hash === `hash of ${password}` }),
    sessionStore: stub({ confirmPassword: async (...given) => void confirmed.push(given) }),
  });
  const ada = aCaller({ id: 9, isAdmin: true });
  await expect(confirmation.confirm(ada, { password: 'guess' })).rejects.toThrow();
  expect(confirmed).toEqual([]);
  await confirmation.confirm(ada, { password: 'secret' });
  expect(confirmed).toEqual([[ada.sessionDigest, clock.now()]]);
});
