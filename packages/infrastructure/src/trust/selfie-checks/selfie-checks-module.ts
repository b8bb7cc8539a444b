import { randomInt } from 'node:crypto';
import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { selfieCheckEmails } from '@nestmates/application/trust/selfie-checks/emails.ts';
import { SelfieChecks } from '@nestmates/application/trust/selfie-checks/selfie-checks.ts';
import { removeSelfies, SelfieRemoval } from '@nestmates/application/trust/selfie-checks/selfie-removal.ts';
import { members, onAccountErasure, selfieCheckPolicy, tokens } from '../../members/accounts/ports.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { imageProcessor, photoStore } from '../../members/photos/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { removesOldRows } from '../../platform/retention/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import * as selfieChecksMigration from './migrations/20261123T163500-selfie-checks.ts';
import * as shownPhotoMigration from './migrations/20261123T203500-badge-of-shown-photo.ts';
import { poseRandom, selfieCheckLetters, selfieCheckStore, selfieRecords } from './ports.ts';
import { SelfieCheckModel, SelfiePictureModel } from './selfie-check-models.ts';
import { hasSelfieChecks, SelfieCheckRepository } from './selfie-check-repository.ts';
import { SelfieLetterReader } from './selfie-letter-reader.ts';
import { SelfiePictureRepository } from './selfie-picture-repository.ts';

export const selfieChecksFeature = feature({
  bind(bind) {
    repository(bind, selfieCheckStore, SelfieCheckRepository);
    repository(bind, selfieRecords, SelfiePictureRepository);
    repository(bind, selfieCheckLetters, SelfieLetterReader);
    bind(poseRandom).toConstantValue(() => randomInt(2 ** 32) / 2 ** 32);
    service(bind, SelfieChecks, {
      store: selfieCheckStore,
      records: selfieRecords,
      pictures: photoStore,
      imageProcessor,
      members,
      tokens,
      jobs,
      policy: selfieCheckPolicy,
      random: poseRandom,
      transaction,
      clock,
    });
    service(bind, SelfieRemoval, {
      store: selfieCheckStore,
      records: selfieRecords,
      pictures: photoStore,
      members,
      emails: Emails,
      events,
      policy: selfieCheckPolicy,
      transaction,
      clock,
    });
    onAccountErasure(bind, SelfieChecks, hasSelfieChecks, (checks, memberId) => checks.eraseOf(memberId));
    jobHandler(bind, removeSelfies, SelfieRemoval, (removal, { names }) => removal.removeUnused(names));
    removesOldRows(bind, { kind: 'selfies', table: 'selfie_pictures' }, SelfieRemoval, (removal) =>
      removal.sweep(),
    );
    deliverEmail(bind, selfieCheckEmails.decided, selfieCheckLetters);
  },
  tables: [SelfieCheckModel, SelfiePictureModel],
  migrations: {
    '20261123T163500-selfie-checks': selfieChecksMigration,
    '20261123T203500-badge-of-shown-photo': shownPhotoMigration,
  },
});
