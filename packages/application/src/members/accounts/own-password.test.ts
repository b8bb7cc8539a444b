import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { MemoryRateLimiter } from '../../../testing/memory/memory-rate-limiter.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { OwnPassword } from './own-password.ts';
import { PasswordConfirmation } from './password-confirmation.ts';

const ada = aCaller({ id: 9 });
let clock: StoppedClock;
let confirmed: unknown[];
let ownPassword: OwnPassword;
beforeEach(() => {
  clock = new StoppedClock();
  confirmed = [];
  ownPassword = new OwnPassword({
    members: stub({
      credentialsById: async (id) => ({
        id,
        passwordHash: 'hash of secret',
        hasSecondFactor: false,
        hasPayoutAccount: false,
      }),
    }),
    passwords: stub({ verify: async (hash, password) => hash === `hash of ${password}` }),
    sessionStore: stub({ confirmPassword: async (...given) => void confirmed.push(given) }),
    rateLimiter: new MemoryRateLimiter(clock),
    clock,
  });
});

describe('the own password', () => {
  it('is remembered by the session in which it was given, and nothing of a wrong one', async () => {
    const confirmation = new PasswordConfirmation({ ownPassword });
    await expect(confirmation.confirm(ada, { password: 'guess' })).rejects.toThrow();
    expect(confirmed).toEqual([]);
    await confirmation.confirm(ada, { password: 'secret' });
    expect(confirmed).toEqual([[ada.sessionDigest, clock.now()]]);
  });

  it('is remembered anew where it is confirmed again, and by other calls only if it was not given lately', async () => {
    const lately = aCaller({ id: 9, hasConfirmedPassword: true });
    await ownPassword.require(lately, 'secret');
    expect(confirmed).toEqual([]);
    await new PasswordConfirmation({ ownPassword }).confirm(lately, { password: 'secret' });
    expect(confirmed).toEqual([[lately.sessionDigest, clock.now()]]);
  });

  it('is guessed ten times over all calls together, and right ones do not count', async () => {
    const confirmation = new PasswordConfirmation({ ownPassword });
    for (let n = 0; n < 12; n += 1) await confirmation.confirm(ada, { password: 'secret' });
    for (let n = 0; n < 5; n += 1) {
      await expect(confirmation.confirm(ada, { password: 'guess' })).rejects.toMatchObject({
        kind: 'invalid',
      });
      await expect(ownPassword.require(ada, 'guess')).rejects.toMatchObject({ kind: 'invalid' });
    }
    await expect(confirmation.confirm(ada, { password: 'secret' })).rejects.toMatchObject({
      kind: 'rate-limited',
    });
  });
});
