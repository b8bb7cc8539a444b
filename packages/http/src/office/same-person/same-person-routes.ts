import { samePersonContract } from '@nestmates/application/office/same-person/contract.ts';
import { SamePerson } from '@nestmates/application/office/same-person/same-person.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const samePersonRoutes = withServices([SamePerson], (person) => [
  serve(samePersonContract.show, ({ by, params }) => person.show(by, params.id)),
  serve(samePersonContract.waiting, () => person.waiting()),
  serve(samePersonContract.part, ({ by, params, body }) => person.part(by, params.id, body)),
  serve(samePersonContract.join, ({ by, params, body }) => person.join(by, params.id, body)),
]);
