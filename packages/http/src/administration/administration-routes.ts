import { Administration } from '@nestmates/application/administration/administration.ts';
import { administrationContract } from '@nestmates/application/administration/contract.ts';
import { PasswordConfirmation } from '@nestmates/application/administration/password-confirmation.ts';
import { serve } from '../shared/serve.ts';
import { withServices } from '../shared/with-services.ts';

export const administrationRoutes = withServices(
  [Administration, PasswordConfirmation],
  (administration, passwordConfirmation) => [
    serve(administrationContract.confirmPassword, ({ by, body }) => passwordConfirmation.confirm(by, body)),
    serve(administrationContract.revoke, ({ by, body }) => administration.revoke(by, body)),
    serve(administrationContract.resetUser, ({ by, body }) => administration.resetUser(by, body)),
    serve(administrationContract.resetPassword, ({ by, body }) => administration.resetPassword(by, body)),
  ],
);
