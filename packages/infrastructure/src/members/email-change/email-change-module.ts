import { AccountSecurity } from '@nestmates/application/members/accounts/account-security.ts';
import { OwnPassword } from '@nestmates/application/members/accounts/own-password.ts';
import { EmailChangeLinks } from '@nestmates/application/members/email-change/email-change-links.ts';
import { EmailChanges } from '@nestmates/application/members/email-change/email-changes.ts';
import {
  confirmEmailEmail,
  emailChangeAskedEmail,
  emailChangedEmail,
} from '@nestmates/application/members/email-change/emails.ts';
import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { BannedAccounts } from '@nestmates/application/members/restrictions/banned-accounts.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { rateLimiter } from '../../platform/rate-limits/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { every, feature, service } from '../../platform/wiring/wiring.ts';
import { MemberRepository } from '../accounts/member-repository.ts';
import { heldEmails, members, onEndOfAccess, tokens } from '../accounts/ports.ts';
import { deliverEmail } from '../emails/deliver-email.ts';
import { restrictionStore } from '../restrictions/ports.ts';
import { EmailChangeModel } from './email-change-model.ts';
import { EmailChangeRepository } from './email-change-repository.ts';
import * as emailChangesMigration from './migrations/20261123T124500-email-changes.ts';
import { emailChangeObservers, emailChangeStore, emailOwners } from './ports.ts';

export const emailChangeFeature = feature({
  bind(bind) {
    repository(bind, [emailChangeStore, heldEmails], EmailChangeRepository);
    bind(emailOwners).toService(MemberRepository);
    service(bind, EmailChanges, {
      changes: emailChangeStore,
      owners: emailOwners,
      heldEmails,
      members,
      ownPassword: OwnPassword,
      accountSecurity: AccountSecurity,
      bannedAccounts: BannedAccounts,
      restrictions: restrictionStore,
      observers: every(emailChangeObservers),
      tokens,
      emails: Emails,
      events,
      rateLimiter,
      transaction,
      clock,
    });
    service(bind, EmailChangeLinks, { changes: emailChangeStore, members, tokens, clock });
    deliverEmail(bind, confirmEmailEmail, EmailChangeLinks);
    deliverEmail(bind, emailChangeAskedEmail, EmailChangeLinks);
    deliverEmail(bind, emailChangedEmail, EmailChangeLinks);
    onEndOfAccess(bind, 'delete from email_changes where member_id = :memberId and confirmed_at is null');
  },
  tables: [EmailChangeModel],
  migrations: { '20261123T124500-email-changes': emailChangesMigration },
});
