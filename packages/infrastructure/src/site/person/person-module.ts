import { PeoplePages } from '@nestmates/application/site/person/people-pages.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { PersonReader } from './person-reader.ts';

export const personFeature = feature({
  bind(bind) {
    repository(bind, 'personQueries', PersonReader);
    service(bind, PeoplePages);
  },
});
