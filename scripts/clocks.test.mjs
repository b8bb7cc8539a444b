import { describe, expect, it } from 'vitest';
import { ownClocks } from './clocks.mjs';

const file = 'packages/application/src/market/orders/buying.ts';

describe('the scan for clocks of their own', () => {
  it.each([
    'const now = Date.now();',
    'now = new Date(),',
    'return Math.random();',
    'const id = randomUUID();',
    'setTimeout(work, 10);',
  ])('finds what a use case does not ask of a port: %s', (line) => {
    expect(ownClocks(file, `const one = 1;\n${line}`)).toEqual([
      expect.stringMatching(
        /^packages\/application\/src\/market\/orders\/buying\.ts:2: .+ is not asked of a port$/,
      ),
    ]);
  });

  it('lets tests, adapters and given moments stand', () => {
    expect(ownClocks(file, 'const at = new Date(order.paidAt); clock.now();')).toEqual([]);
    expect(ownClocks('packages/application/src/market/orders/orders.test.ts', 'new Date()')).toEqual([]);
    expect(ownClocks('packages/infrastructure/src/platform/clock.ts', 'new Date()')).toEqual([]);
  });
});
