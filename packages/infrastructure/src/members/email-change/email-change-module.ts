import { EmailChangeLinks } from '@nestmates/application/members/email-change/email-change-links.ts';
import { EmailChanges } from '@nestmates/application/members/email-change/email-changes.ts';
import {
  confirmEmailEmail,
  emailChangeAskedEmail,
  emailChangedEmail,
} from '@nestmates/application/members/email-change/emails.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import { onEndOfAccess } from '../accounts/bindings.ts';
import { MemberRepository } from '../accounts/member-repository.ts';
import { deliverEmail } from '../emails/deliver-email.ts';
import { EmailChangeModel } from './email-change-model.ts';
import { EmailChangeRepository } from './email-change-repository.ts';
import * as emailChangesMigration from './migrations/20261123T124500-email-changes.ts';

export const emailChangeFeature = feature({
  bind(bind) {
    repository(bind, ['emailChangeStore', 'heldEmails'], EmailChangeRepository);
    bind(port('emailOwners')).toService(MemberRepository);
    service(bind, EmailChanges);
    service(bind, EmailChangeLinks);
    deliverEmail(bind, confirmEmailEmail, EmailChangeLinks);
    deliverEmail(bind, emailChangeAskedEmail, EmailChangeLinks);
    deliverEmail(bind, emailChangedEmail, EmailChangeLinks);
    onEndOfAccess(bind, 'delete from email_changes where member_id = :memberId and confirmed_at is null');
  },
  tables: [EmailChangeModel],
  migrations: { '20261123T124500-email-changes': emailChangesMigration },
});
