import { Administration } from '@nestmates/application/administration/administration.ts';
import { administrationLetters } from '@nestmates/application/administration/letters.ts';
import { PasswordConfirmation } from '@nestmates/application/administration/password-confirmation.ts';
import { Letters } from '@nestmates/application/letters/letters.ts';
import { Photos } from '@nestmates/application/photos/photos.ts';
import { members, passwords, sessionStore } from '../accounts/ports.ts';
import { auditLog } from '../audit/ports.ts';
import { repository, transaction } from '../database/ports.ts';
import { promotionStore } from '../early-access/ports.ts';
import { deliverLetter } from '../letters/deliver-letter.ts';
import { events } from '../live/ports.ts';
import { photoRecords } from '../photos/ports.ts';
import { rateLimiter } from '../rate-limits/ports.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import { AdministratorRepository } from './administrator-repository.ts';
import { MemberResetRepository } from './member-reset-repository.ts';
import { administratorStore, memberReset, recipients } from './ports.ts';

export const administrationFeature = feature({
  bind(bind) {
    repository(bind, [memberReset, recipients], MemberResetRepository);
    repository(bind, administratorStore, AdministratorRepository);
    service(bind, PasswordConfirmation, { members, passwords, sessions: sessionStore, clock });
    service(bind, Administration, {
      members,
      passwords,
      sessions: sessionStore,
      promotions: promotionStore,
      administrators: administratorStore,
      memberReset,
      photos: Photos,
      photoRecords,
      auditLog,
      letters: Letters,
      events,
      rateLimiter,
      transaction,
      clock,
    });
    for (const letter of Object.values(administrationLetters)) deliverLetter(bind, letter, recipients);
  },
});
