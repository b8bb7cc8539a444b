import { randomInt } from 'node:crypto';
import { selfieCheckEmails } from '@nestmates/application/trust/selfie-checks/emails.ts';
import { SelfieChecks } from '@nestmates/application/trust/selfie-checks/selfie-checks.ts';
import { removeSelfies, SelfieRemoval } from '@nestmates/application/trust/selfie-checks/selfie-removal.ts';
import { onAccountErasure } from '../../members/accounts/bindings.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { repository } from '../../platform/database/bindings.ts';
import { jobHandler } from '../../platform/jobs/bindings.ts';
import { removesOldRows } from '../../platform/retention/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import * as selfieChecksMigration from './migrations/20261123T163500-selfie-checks.ts';
import * as shownPhotoMigration from './migrations/20261123T203500-badge-of-shown-photo.ts';
import { SelfieCheckEmailReader } from './selfie-check-email-reader.ts';
import { SelfieCheckModel, SelfiePictureModel } from './selfie-check-models.ts';
import { hasSelfieChecks, SelfieCheckRepository } from './selfie-check-repository.ts';
import { SelfiePictureRepository } from './selfie-picture-repository.ts';

export const selfieChecksFeature = feature({
  bind(bind) {
    repository(bind, 'selfieCheckStore', SelfieCheckRepository);
    repository(bind, 'selfieRecords', SelfiePictureRepository);
    repository(bind, 'selfieCheckEmailQueries', SelfieCheckEmailReader);
    bind(port('poseRandom')).toConstantValue(() => randomInt(2 ** 32) / 2 ** 32);
    service(bind, SelfieChecks);
    service(bind, SelfieRemoval);
    onAccountErasure(bind, SelfieChecks, hasSelfieChecks, (checks, memberId) => checks.eraseOf(memberId));
    jobHandler(bind, removeSelfies, SelfieRemoval, (removal, { names }) => removal.removeUnused(names));
    removesOldRows(bind, { kind: 'selfies', table: 'selfie_pictures' }, SelfieRemoval, (removal) =>
      removal.sweep(),
    );
    deliverEmail(bind, selfieCheckEmails.decided, port('selfieCheckEmailQueries'));
  },
  tables: [SelfieCheckModel, SelfiePictureModel],
  migrations: {
    '20261123T163500-selfie-checks': selfieChecksMigration,
    '20261123T203500-badge-of-shown-photo': shownPhotoMigration,
  },
});
