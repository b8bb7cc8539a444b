import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { Profiles } from '@nestmates/application/members/profiles/profiles.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { members } from '../accounts/ports.ts';
import { zipCentroids } from '../places/ports.ts';
import * as planAroundCalendarMigration from './migrations/20261123T024000-plan-around-calendar.ts';
import * as homeMovesMigration from './migrations/20261123T053500-home-moves.ts';
import { profileStore, publicProfileQueries } from './ports.ts';
import { ProfileRepository } from './profile-repository.ts';

export const profilesFeature = feature({
  bind(bind) {
    repository(bind, profileStore, ProfileRepository);
    service(bind, Profiles, {
      members,
      profiles: profileStore,
      publicProfiles: publicProfileQueries,
      zipCentroids,
      emails: Emails,
      transaction,
      clock,
    });
  },
  migrations: {
    '20261123T024000-plan-around-calendar': planAroundCalendarMigration,
    '20261123T053500-home-moves': homeMovesMigration,
  },
});
