import { PeoplePages } from '@nestmates/application/site/person/people-pages.ts';
import { matchFacts } from '../../friends/matching/ports.ts';
import { verificationPolicy } from '../../members/accounts/ports.ts';
import { pairs } from '../../members/pairs/ports.ts';
import { repository } from '../../platform/database/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { memberTimes } from '../../together/planner/ports.ts';
import { PersonReader } from './person-reader.ts';
import { personQueries } from './ports.ts';

export const personFeature = feature({
  bind(bind) {
    repository(bind, personQueries, PersonReader);
    service(bind, PeoplePages, {
      pairs,
      facts: matchFacts,
      queries: personQueries,
      times: memberTimes,
      verificationPolicy,
      clock,
    });
  },
});
