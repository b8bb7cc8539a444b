import type { Blocks } from '@nestmates/application/blocks/blocks.ts';
import { blocksContract } from '@nestmates/application/blocks/contract.ts';
import { type Route, serve } from '../shared/serve.ts';

export const blocksRoutes = (blocks: Blocks): Route[] => [
  serve(blocksContract.list, async ({ by, query, paged }) => paged(await blocks.list(by, query))),
  serve(blocksContract.block, ({ by, params }) => blocks.block(by, params)),
  serve(blocksContract.unblock, ({ by, params }) => blocks.unblock(by, params)),
];
