import { lookForNews, searchNewsEmail } from '@nestmates/application/market/saved-searches/emails.ts';
import { SavedSearches } from '@nestmates/application/market/saved-searches/saved-searches.ts';
import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { members } from '../../members/accounts/ports.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { entitlements } from '../../platform/access/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { cronJob, jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { listingQueries } from '../listings/ports.ts';
import * as emailsMigration from './migrations/20261123T023000-emails.ts';
import { savedSearchStore } from './ports.ts';
import { SavedSearchModel } from './saved-search-model.ts';
import { SavedSearchRepository } from './saved-search-repository.ts';

export const savedSearchesFeature = feature({
  bind(bind) {
    repository(bind, savedSearchStore, SavedSearchRepository);
    service(bind, SavedSearches, {
      store: savedSearchStore,
      listings: listingQueries,
      members,
      entitlements,
      emails: Emails,
      jobs,
      transaction,
      clock,
    });
    cronJob(bind, { name: 'saved-searches.plan', schedule: '13 * * * *' }, SavedSearches, (searches) =>
      searches.lookForAll(),
    );
    jobHandler(bind, lookForNews, SavedSearches, (searches, member) => searches.look(member));
    deliverEmail(bind, searchNewsEmail, savedSearchStore);
  },
  tables: [SavedSearchModel],
  migrations: { '20261123T023000-emails': emailsMigration },
});
