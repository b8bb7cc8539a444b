import { expect, it } from 'vitest';
import { later, seconds } from '../../platform/shared/time.ts';
import { acceptedSteps, otpauthUri, stepAt } from './one-time-code.ts';
import { plainCode } from './second-factor.ts';

const at = new Date('2026-03-01T10:00:00Z');
const step = stepAt(at);

it('a step is half a minute', () => {
  expect(stepAt(later(at, seconds(30) - 1))).toBe(step);
  expect(stepAt(later(at, seconds(30)))).toBe(step + 1);
});

it('codes of the steps before and after count too, and none that was used or is older', () => {
  expect(acceptedSteps(at, null)).toEqual([step - 1, step, step + 1]);
  expect(acceptedSteps(at, step - 1)).toEqual([step, step + 1]);
  expect(acceptedSteps(at, step + 1)).toEqual([]);
});

it('the picture names the product and the account', () => {
  expect(otpauthUri('Nestmates', 'nora+a@example.com', 'JBSWY3DPEHPK3PXP')).toBe(
    'otpauth://totp/Nestmates:nora%2Ba%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Nestmates&algorithm=SHA1&digits=6&period=30',
  );
});

it('a code is read as it is typed', () => {
  expect(plainCode(' 123 456 ')).toBe('123456');
  expect(plainCode('ABCD-efgh-2345-mnop')).toBe('abcdefgh2345mnop');
});
