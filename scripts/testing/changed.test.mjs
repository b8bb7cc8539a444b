import { describe, expect, it } from 'vitest';
import { testsReachedBy } from './changed.mjs';

const orders = 'packages/application/src/market/orders';
const sources = new Map(
  Object.entries({
    [`${orders}/orders.ts`]: "import type { Clock } from '../../platform/clock.ts';",
    [`${orders}/orders.test.ts`]: "import { Orders } from './orders.ts';",
    'packages/application/src/platform/clock.ts': '',
    'packages/application/src/friends/blocks/blocks.test.ts': "import { Blocks } from './blocks.ts';",
    'packages/application/src/friends/blocks/blocks.ts': '',
    'packages/infrastructure/src/market/orders/orders-module.ts':
      "import { Orders } from '@nestmates/application/market/orders/orders.ts';",
    'packages/infrastructure/src/features.ts':
      "import { ordersModule } from './market/orders/orders-module.ts';",
    'packages/http/testing/test-server.ts': "import '@nestmates/infrastructure/features.ts';",
    'packages/http/src/market/orders/orders.int.test.ts': "import '../../../testing/test-server.ts';",
    'packages/http/src/market/orders/races.int.deep.test.ts': "import '../../../testing/test-server.ts';",
    'packages/http/src/friends/blocks/blocks.int.test.ts': "import '../../../testing/test-server.ts';",
    'packages/ui/src/screens/market/orders/Order.tsx': `import type { Order } from '@nestmates/application/market/orders/orders.ts';
import styles from './Order.module.css';`,
    'packages/ui/src/screens/market/orders/Order.stories.tsx': "import { Order } from './Order.tsx';",
    'packages/web/src/routes.ts': "page('/order/:id', 'market/orders/OrderPage'), page('/me', 'site/MePage')",
    'packages/web/src/market/orders/OrderPage.tsx': "import { useOrder } from './use-order.ts';",
    'packages/web/src/market/orders/use-order.ts': '',
    'packages/web/e2e/orders.e2e.test.ts': "import './setup/phone.ts'; page.goto('/order/7');",
  }),
);

const reached = (...changed) => testsReachedBy(changed, sources).map(({ file }) => file.split('/').at(-1));

describe('the tests that a change can reach', () => {
  it('are those that import it, and those of its feature on PostgreSQL', () => {
    expect(reached(`${orders}/orders.ts`)).toEqual(['orders.test.ts', 'orders.int.test.ts']);
  });

  it('are not those that import only its types', () => {
    expect(reached('packages/application/src/platform/clock.ts')).toEqual([]);
  });

  it('are all on PostgreSQL where all features meet', () => {
    expect(reached('packages/infrastructure/src/features.ts')).toEqual([
      'orders.int.test.ts',
      'races.int.deep.test.ts',
      'blocks.int.test.ts',
    ]);
  });

  it('are the stories of a style', () => {
    expect(reached('packages/ui/src/screens/market/orders/Order.module.css')).toEqual(['Order.stories.tsx']);
  });

  it('are the journeys over the pages of a changed file of the app', () => {
    expect(reached('packages/web/src/market/orders/use-order.ts')).toEqual(['orders.e2e.test.ts']);
    expect(reached('packages/web/src/site/MePage.tsx')).toEqual([]);
  });

  it('are the whole suite for what all of it stands on', () => {
    expect(reached('vitest.e2e.config.ts')).toEqual(['orders.e2e.test.ts']);
    expect(reached('package-lock.json')).toHaveLength(7);
  });

  it('are a changed test itself', () => {
    expect(reached('packages/http/src/friends/blocks/blocks.int.test.ts')).toEqual(['blocks.int.test.ts']);
  });
});
