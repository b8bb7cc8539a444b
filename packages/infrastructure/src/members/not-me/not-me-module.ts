import { AccountSecurity } from '@nestmates/application/members/accounts/account-security.ts';
import { UnknownLinks } from '@nestmates/application/members/email-change/unknown-links.ts';
import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { NotMe } from '@nestmates/application/members/not-me/not-me.ts';
import { NotMeLinks } from '@nestmates/application/members/not-me/not-me-links.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { members, tokens } from '../accounts/ports.ts';
import { emailChangeStore, emailOwners } from '../email-change/ports.ts';
import * as notMeLinksMigration from './migrations/20261128T213000-not-me-links.ts';
import { NotMeLinkModel } from './not-me-link-model.ts';
import { NotMeLinkRepository } from './not-me-link-repository.ts';
import { notMeLinkStore } from './ports.ts';

export const notMeFeature = feature({
  bind(bind) {
    repository(bind, notMeLinkStore, NotMeLinkRepository);
    service(bind, NotMeLinks, { links: notMeLinkStore, tokens, clock });
    service(bind, NotMe, {
      links: notMeLinkStore,
      unknownLinks: UnknownLinks,
      members,
      changes: emailChangeStore,
      owners: emailOwners,
      accountSecurity: AccountSecurity,
      tokens,
      emails: Emails,
      transaction,
      clock,
    });
  },
  tables: [NotMeLinkModel],
  migrations: { '20261128T213000-not-me-links': notMeLinksMigration },
});
