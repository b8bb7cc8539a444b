import { expect, it } from 'vitest';
import { randomRecoveryCodes, totpCodes } from './totp-codes.ts';

/** "12345678901234567890", of the test vectors of RFC 6238. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %d seconds the code is that of the standard', (at, code) => {
  expect(totpCodes.codeOf(secret, Math.floor(at / 30))).toBe(code);
});

it('each secret is another one, of 160 bits', () => {
  const secrets = Array.from({ length: 20 }, () => totpCodes.newSecret());
  expect(new Set(secrets).size).toBe(20);
  for (const each of secrets) expect(each).toMatch(/^[A-Z2-7]{32}$/);
});

it('codes are compared whole, whatever is typed', () => {
  expect(totpCodes.isSame('123456', '123456')).toBe(true);
  for (const other of ['123457', '12345', '1234567', '', '１２３４５６']) {
    expect(totpCodes.isSame('123456', other)).toBe(false);
  }
});

it('recovery codes have 80 bits in letters that are read easily', () => {
  const codes = Array.from({ length: 20 }, () => randomRecoveryCodes.generate());
  expect(new Set(codes).size).toBe(20);
  for (const each of codes) expect(each).toMatch(/^[a-z2-7]{16}$/);
});
