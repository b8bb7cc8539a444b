import { expect } from 'vitest';
import type { Tokens } from '../../src/members/accounts/ports.ts';
import { describe, it } from './suite.ts';

/** The behaviour required of whatever makes tokens. */
export function tokensContract(name: string, tokens: () => Tokens): void {
  describe(`tokens of ${name}`, () => {
    it('are never the same, too long to guess, and fit into an address', () => {
      const made = Array.from({ length: 1000 }, () => tokens().generate());
      expect(new Set(made).size).toBe(made.length);
      // 256 bits.
      for (const token of made) expect(token).toMatch(/^[\w-]{43,}$/);
    });

    it('differ in every part, so that one does not tell the next', () => {
      const made = Array.from({ length: 200 }, () => tokens().generate());
      const shortest = Math.min(...made.map(({ length }) => length));
      // The last character of 256 bits has fewer values than the others.
      for (let at = 0; at < shortest - 1; at += 1) {
        expect(new Set(made.map((token) => token[at])).size).toBeGreaterThan(16);
      }
    });

    it('have a digest that is always the same, and tells nothing of the token', () => {
      const [token, other] = [tokens().generate(), tokens().generate()];
      expect(tokens().digest(token)).toBe(tokens().digest(token));
      expect(tokens().digest(token)).not.toBe(tokens().digest(other));
      expect(tokens().digest(token)).not.toContain(token.slice(0, 8));
      expect(tokens().digest(`${token}x`)).not.toBe(tokens().digest(token));
    });
  });
}
