import { SamePerson } from '@nestmates/application/office/same-person/same-person.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { SharingAccountReader } from './sharing-account-reader.ts';

export const samePersonFeature = feature({
  bind(bind) {
    repository(bind, 'sharingAccounts', SharingAccountReader);
    service(bind, SamePerson);
  },
});
