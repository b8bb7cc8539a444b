import { AccountDeletions } from '@nestmates/application/members/account-deletion/account-deletions.ts';
import { AccountRemoval } from '@nestmates/application/members/account-deletion/account-removal.ts';
import {
  DeletionLetters,
  deletionScheduledEmail,
} from '@nestmates/application/members/account-deletion/emails.ts';
import { carryOutDeletion } from '@nestmates/application/members/account-deletion/jobs.ts';
import { erasedEmail } from '@nestmates/application/members/accounts/emails.ts';
import { OwnPassword } from '@nestmates/application/members/accounts/own-password.ts';
import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { accountErasure, members, onAccountRegained } from '../accounts/ports.ts';
import { emailChangeStore, endedLinks, onEmailChange } from '../email-change/ports.ts';
import { deliverEmail } from '../emails/deliver-email.ts';
import * as scheduledDeletionsMigration from './migrations/20261129T004500-scheduled-deletions.ts';
import { scheduledDeletions } from './ports.ts';
import { ScheduledDeletionModel } from './scheduled-deletion-model.ts';
import { ScheduledDeletionRepository } from './scheduled-deletion-repository.ts';

export const accountDeletionFeature = feature({
  bind(bind) {
    repository(bind, scheduledDeletions, ScheduledDeletionRepository);
    service(bind, AccountRemoval, { members, accountErasure, emails: Emails });
    service(bind, AccountDeletions, {
      deletions: scheduledDeletions,
      changes: emailChangeStore,
      endedLinks,
      members,
      removal: AccountRemoval,
      ownPassword: OwnPassword,
      emails: Emails,
      jobs,
      transaction,
      clock,
    });
    jobHandler(bind, carryOutDeletion, AccountDeletions, (deletions, due) => deletions.carryOut(due));
    onAccountRegained(bind, AccountDeletions, (deletions, memberId) => deletions.cancel(memberId));
    onEmailChange(bind, AccountDeletions, (deletions, memberId) => deletions.waitLonger(memberId));
    service(bind, DeletionLetters, { deletions: scheduledDeletions, changes: emailChangeStore, members });
    deliverEmail(bind, deletionScheduledEmail, DeletionLetters);
    deliverEmail(bind, erasedEmail, clock);
  },
  tables: [ScheduledDeletionModel],
  migrations: { '20261129T004500-scheduled-deletions': scheduledDeletionsMigration },
});
