import { Strangers } from '@nestmates/application/members/people/strangers.ts';
import { repository } from '../../platform/database/ports.ts';
import { cronJob } from '../../platform/jobs/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import * as shownStrangersMigration from './migrations/20261123T025500-shown-strangers.ts';
import { shownStrangers } from './ports.ts';
import { ShownStrangerRepository } from './shown-stranger-repository.ts';

export const peopleFeature = feature({
  bind(bind) {
    repository(bind, shownStrangers, ShownStrangerRepository);
    service(bind, Strangers, { shown: shownStrangers, clock });
    const sweep = { name: 'people.sweep-shown', schedule: '23 4 * * *' };
    cronJob(bind, sweep, Strangers, (strangers) => strangers.sweep());
  },
  migrations: { '20261123T025500-shown-strangers': shownStrangersMigration },
  exported: { left: { shown_strangers: 'passing' } },
  erasure: {
    shown_strangers: { deleted: 'viewer_id member_id day by_number' },
  },
});
