import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordRules } from './password.ts';

const unmet = (password: string) => passwordRules.filter(({ met }) => !met(password)).map(({ id }) => id);

describe('the password rules', () => {
  it.each([
    ['', ['length', 'uppercase', 'lowercase', 'number', 'special']],
    ['Nestmates1!', []],
    ['Nest1!a', ['length']],
    ['nestmates1!', ['uppercase']],
    ['NESTMATES1!', ['lowercase']],
    ['Nestmates!', ['number']],
    ['Nestmates1', ['special']],
    ['Nest mates1', []],
    ['Ünsicher1_', []],
    ['Пароль-123', []],
  ])('miss in %j: %j', (password, unmetIds) => {
    expect(unmet(password)).toEqual(unmetIds);
  });

  it('stay met when more is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, more) => {
        for (const id of unmet(password + more)) expect(unmet(password)).toContain(id);
      }),
    );
  });

  it('say each in words for the list and in a sentence for the form', () => {
    for (const { label, message } of passwordRules) {
      expect(label).toMatch(/^(At least|One) /);
      expect(message).toMatch(/^Password must /);
    }
  });
});
