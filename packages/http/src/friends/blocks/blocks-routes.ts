import { Blocks } from '@nestmates/application/friends/blocks/blocks.ts';
import { blocksContract } from '@nestmates/application/friends/blocks/contract.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const blocksRoutes = withServices([Blocks], (blocks) => [
  serve(blocksContract.list, async ({ by, query, paged }) => paged(await blocks.list(by, query))),
  serve(blocksContract.block, ({ by, params }) => blocks.block(by, params)),
  serve(blocksContract.unblock, ({ by, params }) => blocks.unblock(by, params)),
]);
