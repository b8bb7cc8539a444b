import { matchingContract } from '@nestmates/application/friends/matching/contract.ts';
import { Matching } from '@nestmates/application/friends/matching/matching.ts';
import { NearCount } from '@nestmates/application/friends/matching/near-count.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const matchingRoutes = withServices([Matching, NearCount], (matching, near) => [
  serve(matchingContract.near, ({ query }) => near.show(query.zip)),
  serve(matchingContract.calculate, ({ by }) => matching.calculate(by)),
  serve(matchingContract.skip, ({ by, body }) => matching.skip(by, body)),
  serve(matchingContract.undo, ({ by, params }) => matching.undo(by, params)),
]);
