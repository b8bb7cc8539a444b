import { Transparency } from '@nestmates/application/trust/transparency/transparency.ts';
import { repository } from '../../platform/database/bindings.ts';
import { cronJob } from '../../platform/jobs/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import * as ofEndedMonths from '../migrations/20261128T060000-transparency-of-ended-months.ts';
import { TransparencyMonthModel } from './transparency-month-model.ts';
import { TransparencyRepository } from './transparency-repository.ts';

export const transparencyFeature = feature({
  bind(bind) {
    repository(bind, 'transparencyStore', TransparencyRepository);
    service(bind, Transparency);
    const count = { name: 'transparency.count', schedule: '11 3 * * *', atStart: true };
    cronJob(bind, count, Transparency, (transparency) => transparency.count());
  },
  tables: [TransparencyMonthModel],
  migrations: { '20261128T060000-transparency-of-ended-months': ofEndedMonths },
});
