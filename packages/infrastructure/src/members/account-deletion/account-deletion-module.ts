import { AccountDeletions } from '@nestmates/application/members/account-deletion/account-deletions.ts';
import { AccountRemoval } from '@nestmates/application/members/account-deletion/account-removal.ts';
import {
  DeletionsForEmails,
  deletionPutOffEmail,
  deletionScheduledEmail,
} from '@nestmates/application/members/account-deletion/emails.ts';
import { carryOutDeletion } from '@nestmates/application/members/account-deletion/jobs.ts';
import { erasedEmail } from '@nestmates/application/members/accounts/emails.ts';
import { repository } from '../../platform/database/bindings.ts';
import { jobHandler } from '../../platform/jobs/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import { onAccountRegained } from '../accounts/bindings.ts';
import { onEmailChange } from '../email-change/bindings.ts';
import { deliverEmail } from '../emails/deliver-email.ts';
import * as scheduledDeletionsMigration from './migrations/20261129T004500-scheduled-deletions.ts';
import { ScheduledDeletionModel } from './scheduled-deletion-model.ts';
import { ScheduledDeletionRepository } from './scheduled-deletion-repository.ts';

export const accountDeletionFeature = feature({
  bind(bind) {
    repository(bind, 'scheduledDeletions', ScheduledDeletionRepository);
    service(bind, AccountRemoval, 'accountRemoval');
    service(bind, AccountDeletions);
    jobHandler(bind, carryOutDeletion, AccountDeletions, (deletions, due) => deletions.carryOut(due));
    onAccountRegained(bind, AccountDeletions, (deletions, memberId) => deletions.cancel(memberId));
    onEmailChange(bind, AccountDeletions, (deletions, memberId) => deletions.waitLonger(memberId));
    service(bind, DeletionsForEmails);
    deliverEmail(bind, deletionScheduledEmail, DeletionsForEmails);
    deliverEmail(bind, deletionPutOffEmail, DeletionsForEmails);
    deliverEmail(bind, erasedEmail, port('clock'));
  },
  tables: [ScheduledDeletionModel],
  migrations: { '20261129T004500-scheduled-deletions': scheduledDeletionsMigration },
});
