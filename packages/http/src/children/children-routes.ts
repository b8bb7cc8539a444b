import type { Children } from '@nestmates/application/children/children.ts';
import { childrenContract } from '@nestmates/application/children/contract.ts';
import { type Route, serve } from '../shared/serve.ts';

export const childrenRoutes = (children: Children): Route[] => [
  serve(childrenContract.list, ({ by }) => children.list(by)),
  serve(childrenContract.save, ({ by, body }) => children.save(by, body)),
];
