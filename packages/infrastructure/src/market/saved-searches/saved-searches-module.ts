import { lookForNews, searchNewsEmail } from '@nestmates/application/market/saved-searches/emails.ts';
import { SavedSearches } from '@nestmates/application/market/saved-searches/saved-searches.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { repository } from '../../platform/database/bindings.ts';
import { cronJob, jobHandler } from '../../platform/jobs/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import * as emailsMigration from './migrations/20261123T023000-emails.ts';
import { SavedSearchModel } from './saved-search-model.ts';
import { SavedSearchRepository } from './saved-search-repository.ts';

export const savedSearchesFeature = feature({
  bind(bind) {
    repository(bind, 'savedSearchStore', SavedSearchRepository);
    service(bind, SavedSearches);
    cronJob(bind, { name: 'saved-searches.plan', schedule: '13 * * * *' }, SavedSearches, (searches) =>
      searches.lookForAll(),
    );
    jobHandler(bind, lookForNews, SavedSearches, (searches, member) => searches.look(member));
    deliverEmail(bind, searchNewsEmail, port('savedSearchStore'));
  },
  tables: [SavedSearchModel],
  migrations: { '20261123T023000-emails': emailsMigration },
});
