import { Letters } from '@nestmates/application/letters/letters.ts';
import { lookForNews, searchNewsLetter } from '@nestmates/application/saved-searches/letters.ts';
import { SavedSearches } from '@nestmates/application/saved-searches/saved-searches.ts';
import { members } from '../accounts/ports.ts';
import { repository, transaction } from '../database/ports.ts';
import { cronJob, jobHandler, jobs } from '../jobs/ports.ts';
import { deliverLetter } from '../letters/deliver-letter.ts';
import { listingQueries } from '../marketplace/ports.ts';
import { clock } from '../shared/ports.ts';
import { entitlements } from '../subscriptions/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import * as savedSearchesMigration from './migrations/2026-11-22-saved-searches.ts';
import { savedSearchStore } from './ports.ts';
import { SavedSearchRepository } from './saved-search-repository.ts';

export const savedSearchesFeature = feature({
  bind(bind) {
    repository(bind, savedSearchStore, SavedSearchRepository);
    service(bind, SavedSearches, {
      store: savedSearchStore,
      listings: listingQueries,
      members,
      entitlements,
      letters: Letters,
      jobs,
      transaction,
      clock,
    });
    cronJob(bind, { name: 'saved-searches.plan', schedule: '13 * * * *' }, SavedSearches, (searches) =>
      searches.lookForAll(),
    );
    jobHandler(bind, lookForNews, SavedSearches, (searches, member) => searches.look(member));
    deliverLetter(bind, searchNewsLetter, savedSearchStore);
  },
  migrations: { '2026-11-22-saved-searches': savedSearchesMigration },
});
