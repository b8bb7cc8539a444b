import { expect } from 'vitest';
import type { LeakedPasswords } from '../../src/members/accounts/leaked-passwords.ts';
import { type Broken, endedInTime, patience, serverFaults } from './server-faults.ts';
import { describe, it } from './suite.ts';

/** The behaviour required of whatever knows leaked passwords. */
export function leakedPasswordsContract(name: string, leaked: () => LeakedPasswords): void {
  describe(`leaked passwords by ${name}`, () => {
    it.each([
      'password',
      'Password1!',
      'QWERTY',
      '123456',
      'Letmein2026',
      'Abc123!',
      'Sunshine7?',
      'P@ssw0rd1',
    ])('include %s', async (password) => {
      expect(await leaked().include(password)).toBe(true);
    });

    it.each(['Nestmates1!', 'orchid-lantern-42-Grove', 'Four small Boats at noon', 'пароль 密码 🔑 утро'])(
      'do not include %s',
      async (password) => {
        expect(await leaked().include(password)).toBe(false);
      },
    );

    it('include nothing that is no password', async () => {
      for (const text of ['', ' ', '\u0000', '\ud800', 'x'.repeat(200), '../../range/00000']) {
        expect(await leaked().include(text)).toBe(false);
      }
    });

    it('are asked about many at a time, each with its own answer', async () => {
      const chosen = ['Password1!', 'orchid-lantern-42-Grove', 'Password1!', 'Nestmates1!'];
      const answers = await Promise.all(chosen.map((password) => leaked().include(password)));
      expect(answers).toEqual([true, false, true, false]);
    });
  });
}

/** Tests an adapter that calls a server: nobody is kept from an account by a server that is out of order. */
export function leakedPasswordsFaultContract(
  name: string,
  broken: Broken<LeakedPasswords>,
  limit = patience,
): void {
  describe(`leaked passwords by ${name}`, () => {
    for (const fault of serverFaults) {
      it(`do not include a password of which nobody knows when the server ${fault}, in time`, async () => {
        const leaked = await broken(fault);
        const [answer] = await endedInTime([leaked.include('orchid-lantern-42-Grove')], limit);
        expect(answer).toEqual({ status: 'fulfilled', value: false });
      });

      it(`include the commonest ones when the server ${fault}, in time`, async () => {
        const leaked = await broken(fault);
        const [answer] = await endedInTime([leaked.include('Password1!')], limit);
        expect(answer).toEqual({ status: 'fulfilled', value: true });
      });
    }
  });
}
