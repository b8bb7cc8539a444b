import { expect, it } from 'vitest';
import { relatedTests } from './related-tests.mjs';

it('finds the tests that reach a file, the nearest first, and not through types', () => {
  const sources = new Map([
    ['packages/domain/src/market/orders/order.ts', 'export const order = 1;'],
    ['packages/domain/src/market/orders/order.test.ts', "import { order } from './order.ts';"],
    ['packages/domain/src/market/shops/shop.test.ts', "import type { Order } from '../orders/order.ts';"],
    [
      'packages/application/src/office/orders/decisions.ts',
      "import { order } from '@nestmates/domain/market/orders/order.ts';",
    ],
    ['packages/application/testing/app.ts', "export * from '../src/office/orders/decisions.ts';"],
    [
      'packages/application/src/office/orders/decisions.test.ts',
      "import '@nestmates/application/testing/app.ts';",
    ],
  ]);
  expect(relatedTests(sources)('packages/domain/src/market/orders/order.ts')).toEqual([
    'packages/domain/src/market/orders/order.test.ts',
    'packages/application/src/office/orders/decisions.test.ts',
  ]);
});
