import { BannedAccounts } from '@nestmates/application/members/restrictions/banned-accounts.ts';
import {
  endRestriction,
  followAway,
  followHidden,
  Restrictions,
  settleAway,
} from '@nestmates/application/members/restrictions/restrictions.ts';
import { repository } from '../../platform/database/bindings.ts';
import { jobHandler } from '../../platform/jobs/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { BannedEmailRepository } from './banned-email-repository.ts';
import * as restrictionsMigration from './migrations/20261123T090400-restrictions.ts';
import * as formerEmailsMigration from './migrations/20261123T124600-former-emails.ts';
import * as settledRestrictionsMigration from './migrations/20261123T163500-settled-restrictions.ts';
import * as hiddenPortraitsMigration from './migrations/20261123T171500-hidden-portraits.ts';
import * as awayPortraitsMigration from './migrations/20261123T201010-portraits-of-who-is-away.ts';
import {
  BannedEmailModel,
  FormerEmailModel,
  HiddenThingModel,
  RestrictedMemberModel,
  RestrictionModel,
} from './restriction-models.ts';
import { RestrictionRepository } from './restriction-repository.ts';

export const restrictionsFeature = feature({
  bind(bind) {
    repository(bind, 'restrictionStore', RestrictionRepository);
    repository(bind, 'bannedEmails', BannedEmailRepository);
    service(bind, Restrictions, 'restrictions');
    service(bind, BannedAccounts, 'bannedAccounts');
    jobHandler(bind, endRestriction, Restrictions, (all, { memberId }) => all.end(memberId));
    jobHandler(bind, followAway, Restrictions, (all, { memberId }) => all.followAway(memberId));
    jobHandler(bind, settleAway, Restrictions, (all, { memberId }) => all.settleAway(memberId));
    jobHandler(bind, followHidden, Restrictions, (all, thing) => all.followHidden(thing));
  },
  tables: [RestrictedMemberModel, HiddenThingModel, BannedEmailModel, FormerEmailModel, RestrictionModel],
  migrations: {
    '20261123T090400-restrictions': restrictionsMigration,
    '20261123T124600-former-emails': formerEmailsMigration,
    '20261123T163500-settled-restrictions': settledRestrictionsMigration,
    '20261123T171500-hidden-portraits': hiddenPortraitsMigration,
    '20261123T201010-portraits-of-who-is-away': awayPortraitsMigration,
  },
});
