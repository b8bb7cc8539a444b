import { lookForNews, searchNewsLetter } from '@nestmates/application/market/saved-searches/letters.ts';
import { SavedSearches } from '@nestmates/application/market/saved-searches/saved-searches.ts';
import { Letters } from '@nestmates/application/members/emails/letters.ts';
import { members } from '../../members/accounts/ports.ts';
import { deliverLetter } from '../../members/emails/deliver-letter.ts';
import { entitlements } from '../../money/subscriptions/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { cronJob, jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { listingQueries } from '../listings/ports.ts';
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
});
