import { AccountSecurity } from '@nestmates/application/members/accounts/account-security.ts';
import { OwnPassword } from '@nestmates/application/members/accounts/own-password.ts';
import { EmailChangeLinks } from '@nestmates/application/members/email-change/email-change-links.ts';
import { EmailChanges } from '@nestmates/application/members/email-change/email-changes.ts';
import {
  confirmEmailEmail,
  emailChangeAskedEmail,
  emailChangedEmail,
} from '@nestmates/application/members/email-change/emails.ts';
import { UnknownLinks } from '@nestmates/application/members/email-change/unknown-links.ts';
import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { BannedAccounts } from '@nestmates/application/members/restrictions/banned-accounts.ts';
import { RestrictedMailboxes } from '@nestmates/application/members/restrictions/restricted-mailboxes.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { rateLimiter } from '../../platform/rate-limits/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { every, feature, service } from '../../platform/wiring/wiring.ts';
import { MemberRepository } from '../accounts/member-repository.ts';
import { heldEmails, members, onEndOfAccess, tokens } from '../accounts/ports.ts';
import { deliverEmail } from '../emails/deliver-email.ts';
import { restrictionStore } from '../restrictions/ports.ts';
import { EmailChangeModel, EndedLinkModel } from './email-change-model.ts';
import { EmailChangeRepository } from './email-change-repository.ts';
import { EndedLinkRepository } from './ended-link-repository.ts';
import * as emailChangesMigration from './migrations/20261123T124500-email-changes.ts';
import * as endedLinksMigration from './migrations/20261129T004400-ended-links.ts';
import { emailChangeObservers, emailChangeStore, emailOwners, endedLinks, linkContact } from './ports.ts';

/** Of "Nestmates <hello@nestmates.test>", or an address alone. */
const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

export const emailChangeFeature = feature({
  bind(bind, config) {
    repository(bind, [emailChangeStore, heldEmails], EmailChangeRepository);
    bind(emailOwners).toService(MemberRepository);
    repository(bind, endedLinks, EndedLinkRepository);
    bind(linkContact).toConstantValue(addressIn(config.MAIL_FROM));
    service(bind, UnknownLinks, { ended: endedLinks, contact: linkContact });
    service(bind, EmailChanges, {
      changes: emailChangeStore,
      unknownLinks: UnknownLinks,
      owners: emailOwners,
      heldEmails,
      members,
      ownPassword: OwnPassword,
      accountSecurity: AccountSecurity,
      bannedAccounts: BannedAccounts,
      restrictedMailboxes: RestrictedMailboxes,
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
  tables: [EmailChangeModel, EndedLinkModel],
  migrations: {
    '20261123T124500-email-changes': emailChangesMigration,
    '20261129T004400-ended-links': endedLinksMigration,
  },
});
