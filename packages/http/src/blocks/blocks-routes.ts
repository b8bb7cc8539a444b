import { Blocks } from '@nestmates/application/blocks/blocks.ts';
import { blocksContract } from '@nestmates/application/blocks/contract.ts';
import { serve } from '../shared/serve.ts';
import { withServices } from '../shared/with-services.ts';

export const blocksRoutes = withServices([Blocks], (blocks) => [
  serve(blocksContract.list, async ({ by, query, paged }) => paged(await blocks.list(by, query))),
  serve(blocksContract.block, ({ by, params }) => blocks.block(by, params)),
  serve(blocksContract.unblock, ({ by, params }) => blocks.unblock(by, params)),
]);
