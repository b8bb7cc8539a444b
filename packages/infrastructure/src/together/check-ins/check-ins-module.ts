import { Strangers } from '@nestmates/application/members/people/strangers.ts';
import { CheckIns, expireCheckIn } from '@nestmates/application/together/check-ins/check-ins.ts';
import { members, verificationPolicy } from '../../members/accounts/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { reportableThings } from '../../trust/things/ports.ts';
import { CheckInModel } from './check-in-model.ts';
import { CheckInReader } from './check-in-reader.ts';
import { CheckInRepository } from './check-in-repository.ts';
import { CheckInThings } from './check-in-things.ts';
import { checkInQueries, checkInStore } from './ports.ts';

export const checkInsFeature = feature({
  bind(bind) {
    repository(bind, reportableThings, CheckInThings);
    repository(bind, checkInStore, CheckInRepository);
    repository(bind, checkInQueries, CheckInReader);
    service(bind, CheckIns, {
      store: checkInStore,
      queries: checkInQueries,
      members,
      strangers: Strangers,
      verificationPolicy,
      events,
      jobs,
      transaction,
      clock,
    });
    jobHandler(bind, expireCheckIn, CheckIns, (checkIns, payload) => checkIns.expire(payload));
  },
  tables: [CheckInModel],
});
