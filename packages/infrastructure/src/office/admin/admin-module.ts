import { Sessions } from '@nestmates/application/members/accounts/sessions.ts';
import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { Photos } from '@nestmates/application/members/photos/photos.ts';
import { memberChangeEmails } from '@nestmates/application/office/admin/emails.ts';
import { MemberChanges } from '@nestmates/application/office/admin/member-changes.ts';
import {
  adminEmails,
  isAdminEmail,
  leakedPasswords,
  members,
  passwords,
  sessionStore,
} from '../../members/accounts/ports.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { photoRecords } from '../../members/photos/ports.ts';
import { profileStore } from '../../members/profiles/ports.ts';
import { secondFactorStore } from '../../members/second-factor/ports.ts';
import { promotionStore } from '../../money/early-access/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { KnexTransaction } from '../../platform/database/transaction.ts';
import { events } from '../../platform/live/ports.ts';
import { rateLimiter } from '../../platform/rate-limits/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { adapter, feature, service } from '../../platform/wiring/wiring.ts';
import { auditLog } from '../audit/ports.ts';
import { AdministratorRepository } from './administrator-repository.ts';
import { MemberResetRepository } from './member-reset-repository.ts';
import { administratorStore, memberReset, recipients } from './ports.ts';

export const adminFeature = feature({
  bind(bind) {
    repository(bind, [memberReset, recipients], MemberResetRepository);
    adapter(bind, administratorStore, AdministratorRepository, [KnexTransaction, adminEmails]);
    service(bind, MemberChanges, {
      members,
      passwords,
      leakedPasswords,
      sessions: Sessions,
      secondFactors: secondFactorStore,
      sessionMarks: sessionStore,
      promotions: promotionStore,
      administrators: administratorStore,
      isAdminEmail,
      memberReset,
      profiles: profileStore,
      photos: Photos,
      photoRecords,
      auditLog,
      emails: Emails,
      events,
      rateLimiter,
      transaction,
      clock,
    });
    deliverEmail(bind, memberChangeEmails.profileReset, recipients);
    deliverEmail(bind, memberChangeEmails.passwordReset, recipients);
    deliverEmail(bind, memberChangeEmails.accessChanged, recipients);
  },
});
