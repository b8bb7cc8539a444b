import { Strangers } from '@nestmates/application/members/people/strangers.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import * as shownStrangersMigration from './migrations/20261123T025500-shown-strangers.ts';
import { ShownStrangerModel } from './shown-stranger-model.ts';
import { ShownStrangerRepository } from './shown-stranger-repository.ts';

export const peopleFeature = feature({
  bind(bind) {
    repository(bind, 'shownStrangers', ShownStrangerRepository);
    service(bind, Strangers, 'strangers');
  },
  tables: [ShownStrangerModel],
  migrations: { '20261123T025500-shown-strangers': shownStrangersMigration },
});
