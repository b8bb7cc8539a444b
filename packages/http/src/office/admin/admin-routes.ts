import { PasswordConfirmation } from '@nestmates/application/members/accounts/password-confirmation.ts';
import { adminContract } from '@nestmates/application/office/admin/contract.ts';
import { MemberChanges } from '@nestmates/application/office/admin/member-changes.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const adminRoutes = withServices(
  [MemberChanges, PasswordConfirmation],
  (memberChanges, passwordConfirmation) => [
    serve(adminContract.confirmPassword, ({ by, body }) => passwordConfirmation.confirm(by, body)),
    serve(adminContract.revoke, ({ by, body }) => memberChanges.revoke(by, body)),
    serve(adminContract.liftMoves, ({ by, body }) => memberChanges.liftMoves(by, body)),
    serve(adminContract.resetUser, ({ by, body }) => memberChanges.resetUser(by, body)),
    serve(adminContract.resetPassword, ({ by, body }) => memberChanges.resetPassword(by, body)),
  ],
);
