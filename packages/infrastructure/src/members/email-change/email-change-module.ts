import { EmailChangeLinks } from '@nestmates/application/members/email-change/email-change-links.ts';
import { EmailChanges } from '@nestmates/application/members/email-change/email-changes.ts';
import {
  confirmEmailEmail,
  emailChangeAskedEmail,
  emailChangedEmail,
} from '@nestmates/application/members/email-change/emails.ts';
import {
  SettledChanges,
  settleEmailChange,
} from '@nestmates/application/members/email-change/settled-changes.ts';
import { UnknownLinks } from '@nestmates/application/members/email-change/unknown-links.ts';
import { repository } from '../../platform/database/bindings.ts';
import { cronJob, jobHandler } from '../../platform/jobs/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import { onEndOfAccess } from '../accounts/bindings.ts';
import { MemberRepository } from '../accounts/member-repository.ts';
import { deliverEmail } from '../emails/deliver-email.ts';
import { EmailChangeModel, EndedLinkModel } from './email-change-model.ts';
import { EmailChangeRepository } from './email-change-repository.ts';
import { EndedLinkRepository } from './ended-link-repository.ts';
import * as emailChangesMigration from './migrations/20261123T124500-email-changes.ts';
import * as endedLinksMigration from './migrations/20261129T004400-ended-links.ts';
import * as settledChangesMigration from './migrations/20261130T183003-settled-email-changes.ts';

/** Takes the address from "Nestmates <hello@nestmates.test>", or an address alone. */
const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

export const emailChangeFeature = feature({
  bind(bind, config) {
    repository(bind, ['emailChangeStore', 'heldEmails'], EmailChangeRepository);
    bind(port('emailOwners')).toService(MemberRepository);
    repository(bind, 'endedLinks', EndedLinkRepository);
    bind(port('linkContact')).toConstantValue(addressIn(config.MAIL_FROM));
    service(bind, UnknownLinks, 'unknownLinks');
    service(bind, EmailChanges);
    service(bind, EmailChangeLinks);
    service(bind, SettledChanges, 'settledChanges');
    cronJob(bind, { name: 'email-change.settle-left', schedule: '13 2 * * *' }, SettledChanges, (changes) =>
      changes.sweep(),
    );
    jobHandler(bind, settleEmailChange, SettledChanges, (changes, change) => changes.settle(change));
    deliverEmail(bind, confirmEmailEmail, EmailChangeLinks);
    deliverEmail(bind, emailChangeAskedEmail, EmailChangeLinks);
    deliverEmail(bind, emailChangedEmail, EmailChangeLinks);
    onEndOfAccess(bind, 'delete from email_changes where member_id = :memberId and confirmed_at is null');
  },
  tables: [EmailChangeModel, EndedLinkModel],
  migrations: {
    '20261123T124500-email-changes': emailChangesMigration,
    '20261129T004400-ended-links': endedLinksMigration,
    '20261130T183003-settled-email-changes': settledChangesMigration,
  },
});
