import { Children } from '@nestmates/application/children/children.ts';
import { childrenContract } from '@nestmates/application/children/contract.ts';
import { serve } from '../shared/serve.ts';
import { withServices } from '../shared/with-services.ts';

export const childrenRoutes = withServices([Children], (children) => [
  serve(childrenContract.list, ({ by }) => children.list(by)),
  serve(childrenContract.save, ({ by, body }) => children.save(by, body)),
]);
