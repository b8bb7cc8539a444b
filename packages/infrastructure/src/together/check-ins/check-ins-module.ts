import { CheckIns, expireCheckIn } from '@nestmates/application/together/check-ins/check-ins.ts';
import { repository } from '../../platform/database/bindings.ts';
import { jobHandler } from '../../platform/jobs/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { CheckInModel } from './check-in-model.ts';
import { CheckInReader } from './check-in-reader.ts';
import { CheckInRepository } from './check-in-repository.ts';
import { CheckInThings } from './check-in-things.ts';

export const checkInsFeature = feature({
  bind(bind) {
    repository(bind, 'reportableThings', CheckInThings);
    repository(bind, 'checkInStore', CheckInRepository);
    repository(bind, 'checkInQueries', CheckInReader);
    service(bind, CheckIns);
    jobHandler(bind, expireCheckIn, CheckIns, (checkIns, payload) => checkIns.expire(payload));
  },
  tables: [CheckInModel],
});
