import { ReportedThings } from '@nestmates/application/trust/things/reported-things.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { MemberThings, PhotoThings } from './member-things.ts';

export const thingsFeature = feature({
  bind(bind) {
    repository(bind, 'reportableThings', MemberThings);
    repository(bind, 'reportableThings', PhotoThings);
    service(bind, ReportedThings, 'reportedThings');
  },
});
