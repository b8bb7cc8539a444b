import { emailChangeContract } from '@nestmates/application/members/email-change/contract.ts';
import { EmailChanges } from '@nestmates/application/members/email-change/email-changes.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const emailChangeRoutes = withServices([EmailChanges], (changes) => [
  serve(emailChangeContract.current, ({ by }) => changes.current(by)),
  serve(emailChangeContract.request, ({ by, body }) => changes.request(by, body)),
  serve(emailChangeContract.withdraw, ({ by }) => changes.withdraw(by)),
  serve(emailChangeContract.confirm, ({ body }) => changes.confirm(body)),
  serve(emailChangeContract.takeBack, ({ body }) => changes.takeBack(body)),
]);
