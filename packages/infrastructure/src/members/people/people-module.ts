import { Strangers } from '@nestmates/application/members/people/strangers.ts';
import { repository } from '../../platform/database/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import * as shownStrangersMigration from './migrations/20261123T025500-shown-strangers.ts';
import { shownStrangers } from './ports.ts';
import { ShownStrangerRepository } from './shown-stranger-repository.ts';

export const peopleFeature = feature({
  bind(bind) {
    repository(bind, shownStrangers, ShownStrangerRepository);
    service(bind, Strangers, { shown: shownStrangers, clock });
  },
  migrations: { '20261123T025500-shown-strangers': shownStrangersMigration },
  retained: {
    shown_strangers: { kind: 'shownMembers', old: "day < (:before::timestamptz at time zone 'UTC')::date" },
  },
  exported: { left: { shown_strangers: 'passing' } },
  erasure: {
    shown_strangers: { deleted: 'viewer_id member_id day by_number' },
  },
});
