import { expect } from 'vitest';
import type { Passwords } from '../../src/members/accounts/ports.ts';
import { describe, it } from './suite.ts';

/** The behaviour required of whatever hashes passwords. */
export function passwordsContract(name: string, passwords: () => Passwords): void {
  describe(`passwords by ${name}`, () => {
    it('are right as they were chosen, whatever they are made of', async () => {
      for (const password of ['Nestmates1!', ' with spaces ', 'пароль 密码 🔑', 'x'.repeat(200)]) {
        expect(await passwords().verify(await passwords().hash(password), password)).toBe(true);
      }
    });

    it('are wrong in any other form', async () => {
      const chosen = `${'x'.repeat(80)}Nestmates1!`;
      const hash = await passwords().hash(chosen);
      for (const tried of ['', chosen.toLowerCase(), ` ${chosen}`, `${chosen} `, chosen.slice(0, -1), hash]) {
        expect(await passwords().verify(hash, tried)).toBe(false);
      }
    });

    it('have a hash that does not hold them, another one each time', async () => {
      const [one, other] = await Promise.all([1, 2].map(() => passwords().hash('Nestmates1!')));
      expect(one).not.toBe(other);
      expect(one).not.toContain('Nestmates1!');
    });

    it('of an account that is not there are never right', async () => {
      for (const tried of ['', 'undefined', 'nobody has this password']) {
        expect(await passwords().verify(undefined, tried)).toBe(false);
      }
    });

    it('are verified many at a time, each with its own answer', async () => {
      const hash = await passwords().hash('Nestmates1!');
      const tried = ['Nestmates1!', 'wrong', 'Nestmates1!', 'wrong'];
      const answers = await Promise.all(tried.map((password) => passwords().verify(hash, password)));
      expect(answers).toEqual([true, false, true, false]);
    });
  });
}
