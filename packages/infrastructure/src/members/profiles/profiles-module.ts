import { Profiles } from '@nestmates/application/members/profiles/profiles.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import * as planAroundCalendarMigration from './migrations/20261123T024000-plan-around-calendar.ts';
import * as homeMovesMigration from './migrations/20261123T053500-home-moves.ts';
import { ProfileRepository } from './profile-repository.ts';

export const profilesFeature = feature({
  bind(bind) {
    repository(bind, 'profileStore', ProfileRepository);
    service(bind, Profiles);
  },
  migrations: {
    '20261123T024000-plan-around-calendar': planAroundCalendarMigration,
    '20261123T053500-home-moves': homeMovesMigration,
  },
});
