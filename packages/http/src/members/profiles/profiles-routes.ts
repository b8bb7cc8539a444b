import { profilesContract } from '@nestmates/application/members/profiles/contract.ts';
import { Profiles } from '@nestmates/application/members/profiles/profiles.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const profilesRoutes = withServices([Profiles], (profiles) => [
  serve(profilesContract.saveBasic, ({ by, body }) => profiles.saveBasic(by, body)),
  serve(profilesContract.saveParenting, ({ by, body }) => profiles.saveParenting(by, body)),
  serve(profilesContract.complete, ({ by, body }) => profiles.complete(by, body)),
  serve(profilesContract.completeByPost, ({ by, body }) => profiles.complete(by, body)),
  serve(profilesContract.edit, ({ by, body }) => profiles.edit(by, body)),
  serve(profilesContract.privacy, ({ by, body }) => profiles.savePrivacy(by, body)),
  serve(profilesContract.see, ({ by, params }) => profiles.see(by, params.id)),
]);
