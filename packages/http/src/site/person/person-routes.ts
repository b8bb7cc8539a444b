import { personContract } from '@nestmates/application/site/person/contract.ts';
import { PeoplePages } from '@nestmates/application/site/person/people-pages.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const personRoutes = withServices([PeoplePages], (pages) => [
  serve(personContract.see, ({ by, params }) => pages.see(by, params)),
]);
