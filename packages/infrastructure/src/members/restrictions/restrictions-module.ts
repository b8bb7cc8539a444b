import { BannedAccounts } from '@nestmates/application/members/restrictions/banned-accounts.ts';
import { sharedLimitEmail } from '@nestmates/application/members/restrictions/emails.ts';
import { meetMailbox, shareLimit } from '@nestmates/application/members/restrictions/mailbox-accounts.ts';
import { RestrictedMailboxes } from '@nestmates/application/members/restrictions/restricted-mailboxes.ts';
import {
  endRestriction,
  followAway,
  followHidden,
  Restrictions,
  settleAway,
} from '@nestmates/application/members/restrictions/restrictions.ts';
import { UnnotedMailboxes } from '@nestmates/application/members/restrictions/unnoted-mailboxes.ts';
import { repository } from '../../platform/database/bindings.ts';
import { cronJob, jobHandler } from '../../platform/jobs/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import { onAccountErasure } from '../accounts/bindings.ts';
import { deliverEmail } from '../emails/deliver-email.ts';
import { BannedEmailRepository } from './banned-email-repository.ts';
import * as restrictionsMigration from './migrations/20261123T090400-restrictions.ts';
import * as formerEmailsMigration from './migrations/20261123T124600-former-emails.ts';
import * as settledRestrictionsMigration from './migrations/20261123T163500-settled-restrictions.ts';
import * as hiddenPortraitsMigration from './migrations/20261123T171500-hidden-portraits.ts';
import * as awayPortraitsMigration from './migrations/20261123T201010-portraits-of-who-is-away.ts';
import * as restrictedMailboxesMigration from './migrations/20261129T004500-restricted-mailboxes.ts';
import * as restrictionsByTimeMigration from './migrations/20261129T013000-restrictions-by-time.ts';
import * as accountMailboxesMigration from './migrations/20261129T023000-account-mailboxes.ts';
import * as parallelRestrictionsMigration from './migrations/20261129T023000-parallel-restrictions.ts';
import * as bansByDecisionMigration from './migrations/20261129T023400-bans-by-decision.ts';
import * as toldAtMigration from './migrations/20261129T053500-told-at.ts';
import * as sharedLimitsMigration from './migrations/20261129T092000-shared-limits.ts';
import * as formerEmailsByDigestMigration from './migrations/20261129T143800-former-emails-by-digest.ts';
import { RestrictedMailboxRepository } from './restricted-mailbox-repository.ts';
import {
  AccountMailboxModel,
  BannedEmailModel,
  FormerEmailModel,
  HiddenThingModel,
  RestrictedMailboxModel,
  RestrictedMemberModel,
  RestrictionModel,
} from './restriction-models.ts';
import { RestrictionRepository } from './restriction-repository.ts';
import { SharedLimitRepository } from './shared-limit-repository.ts';
import { UnnotedMailboxReader } from './unnoted-mailbox-reader.ts';

const isRestricted = 'exists (select from restrictions where member_id = :memberId)';

export const restrictionsFeature = feature({
  bind(bind) {
    repository(bind, 'restrictionStore', RestrictionRepository);
    repository(bind, 'bannedEmails', BannedEmailRepository);
    repository(bind, 'restrictedMailboxStore', RestrictedMailboxRepository);
    repository(bind, 'sharedLimitStore', SharedLimitRepository);
    service(bind, Restrictions, 'restrictions');
    service(bind, BannedAccounts, 'bannedAccounts');
    service(bind, RestrictedMailboxes, 'restrictedMailboxes');
    onAccountErasure(bind, RestrictedMailboxes, isRestricted, (mailboxes, memberId) =>
      mailboxes.keep(memberId),
    );
    repository(bind, 'unnotedMailboxQueries', UnnotedMailboxReader);
    service(bind, UnnotedMailboxes);
    cronJob(bind, { name: 'restrictions.note-mailboxes', schedule: '29 2 * * *' }, UnnotedMailboxes, (all) =>
      all.noteAll(),
    );
    deliverEmail(bind, sharedLimitEmail, port('sharedLimitStore'));
    jobHandler(bind, meetMailbox, RestrictedMailboxes, (all, { memberId }) => all.meetAgain(memberId));
    jobHandler(bind, shareLimit, RestrictedMailboxes, (all, { caseId }) => all.shareLimit(caseId));
    jobHandler(bind, endRestriction, Restrictions, (all, { memberId }) => all.end(memberId));
    jobHandler(bind, followAway, Restrictions, (all, { memberId }) => all.followAway(memberId));
    jobHandler(bind, settleAway, Restrictions, (all, { memberId }) => all.settleAway(memberId));
    jobHandler(bind, followHidden, Restrictions, (all, thing) => all.followHidden(thing));
  },
  tables: [
    RestrictedMemberModel,
    HiddenThingModel,
    BannedEmailModel,
    RestrictedMailboxModel,
    FormerEmailModel,
    AccountMailboxModel,
    RestrictionModel,
  ],
  migrations: {
    '20261123T090400-restrictions': restrictionsMigration,
    '20261123T124600-former-emails': formerEmailsMigration,
    '20261123T163500-settled-restrictions': settledRestrictionsMigration,
    '20261123T171500-hidden-portraits': hiddenPortraitsMigration,
    '20261123T201010-portraits-of-who-is-away': awayPortraitsMigration,
    '20261129T004500-restricted-mailboxes': restrictedMailboxesMigration,
    '20261129T013000-restrictions-by-time': restrictionsByTimeMigration,
    '20261129T023000-parallel-restrictions': parallelRestrictionsMigration,
    '20261129T023000-account-mailboxes': accountMailboxesMigration,
    '20261129T023400-bans-by-decision': bansByDecisionMigration,
    '20261129T053500-told-at': toldAtMigration,
    '20261129T092000-shared-limits': sharedLimitsMigration,
    '20261129T143800-former-emails-by-digest': formerEmailsByDigestMigration,
  },
});
