import { storeFrontEnding } from '@nestmates/domain/market/shops/store-slug.ts';
import { matchPath, matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routes } from './routes.ts';

const addressOf = (path: string) =>
  path.replace(':storefront', `shop${storeFrontEnding}`).replaceAll(/:\w+/g, '12');

// The server and what loads the code of a page take the first route that matches.
it.each(routes.map(({ path }) => addressOf(path)))(
  '%s has as its first route the one that the router takes',
  (address) => {
    const first = routes.find(({ path }) => matchPath(path, address));
    const taken = matchRoutes(
      routes.map(({ path }) => ({ path })),
      address,
    );
    expect(first?.path).toBe(taken?.at(-1)?.route.path);
  },
);
