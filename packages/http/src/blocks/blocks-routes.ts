import type { Blocking } from '@nestmates/application/blocks/blocks.ts';
import { blocksContract } from '@nestmates/application/blocks/contract.ts';
import { type Route, serve } from '../shared/serve.ts';

export const blocksRoutes = (blocking: Blocking): Route[] => [
  serve(blocksContract.list, async ({ by, query, list }) => list(await blocking.list(by, query))),
  serve(blocksContract.block, ({ by, params }) => blocking.block(by, params)),
  serve(blocksContract.unblock, ({ by, params }) => blocking.unblock(by, params)),
];
