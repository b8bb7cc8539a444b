import { NotMe } from '@nestmates/application/members/not-me/not-me.ts';
import { NotMeLinks } from '@nestmates/application/members/not-me/not-me-links.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import * as notMeLinksMigration from './migrations/20261128T213000-not-me-links.ts';
import { NotMeLinkModel } from './not-me-link-model.ts';
import { NotMeLinkRepository } from './not-me-link-repository.ts';

export const notMeFeature = feature({
  bind(bind) {
    repository(bind, 'notMeLinkStore', NotMeLinkRepository);
    service(bind, NotMeLinks, 'notMeLinks');
    service(bind, NotMe);
  },
  tables: [NotMeLinkModel],
  migrations: { '20261128T213000-not-me-links': notMeLinksMigration },
});
