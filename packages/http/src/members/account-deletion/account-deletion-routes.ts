import { AccountDeletions } from '@nestmates/application/members/account-deletion/account-deletions.ts';
import { accountDeletionContract } from '@nestmates/application/members/account-deletion/contract.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const accountDeletionRoutes = withServices([AccountDeletions], (deletions) => [
  serve(accountDeletionContract.remove, async ({ by, body, session, accepted }) => {
    const answer = await deletions.remove(by, body.password);
    if ('deletedAt' in answer) accepted();
    // The cookie of the browser stays, by which blocks are kept for a new account.
    else session.end();
    return answer;
  }),
  serve(accountDeletionContract.show, ({ by }) => deletions.show(by)),
  serve(accountDeletionContract.keep, ({ by }) => deletions.keep(by)),
]);
