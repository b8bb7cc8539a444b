import { countsContract } from '@nestmates/application/counts/contract.ts';
import { Counts } from '@nestmates/application/counts/counts.ts';
import { serve } from '../shared/serve.ts';
import { withServices } from '../shared/with-services.ts';

export const countsRoutes = withServices([Counts], (counts) => [
  serve(countsContract.show, ({ by }) => counts.show(by)),
]);
