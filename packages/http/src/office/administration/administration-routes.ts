import { Administration } from '@nestmates/application/office/administration/administration.ts';
import { administrationContract } from '@nestmates/application/office/administration/contract.ts';
import { PasswordConfirmation } from '@nestmates/application/office/administration/password-confirmation.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const administrationRoutes = withServices(
  [Administration, PasswordConfirmation],
  (administration, passwordConfirmation) => [
    serve(administrationContract.confirmPassword, ({ by, body }) => passwordConfirmation.confirm(by, body)),
    serve(administrationContract.revoke, ({ by, body }) => administration.revoke(by, body)),
    serve(administrationContract.liftMoves, ({ by, body }) => administration.liftMoves(by, body)),
    serve(administrationContract.resetUser, ({ by, body }) => administration.resetUser(by, body)),
    serve(administrationContract.resetPassword, ({ by, body }) => administration.resetPassword(by, body)),
  ],
);
