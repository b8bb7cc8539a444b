import { CheckIns } from '@nestmates/application/together/check-ins/check-ins.ts';
import { checkInsContract } from '@nestmates/application/together/check-ins/contract.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const checkInsRoutes = withServices([CheckIns], (checkIns) => [
  serve(checkInsContract.checkIn, ({ by, body }) => checkIns.checkIn(by, body)),
  serve(checkInsContract.today, ({ by }) => checkIns.today(by)),
  serve(checkInsContract.checkOut, ({ by }) => checkIns.checkOut(by)),
  serve(checkInsContract.recent, async ({ by, query, paged }) => paged(await checkIns.recent(by, query))),
  serve(checkInsContract.places, ({ by }) => checkIns.places(by)),
]);
