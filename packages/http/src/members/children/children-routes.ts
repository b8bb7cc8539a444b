import { Children } from '@nestmates/application/members/children/children.ts';
import { childrenContract } from '@nestmates/application/members/children/contract.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const childrenRoutes = withServices([Children], (children) => [
  serve(childrenContract.list, ({ by }) => children.list(by)),
  serve(childrenContract.save, ({ by, body }) => children.save(by, body)),
]);
