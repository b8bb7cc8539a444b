import { Transparency } from '@nestmates/application/trust/transparency/transparency.ts';
import { repository } from '../../platform/database/ports.ts';
import { cronJob } from '../../platform/jobs/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import * as ofEndedMonths from '../migrations/20261128T060000-transparency-of-ended-months.ts';
import { transparencyStore } from './ports.ts';
import { TransparencyMonthModel } from './transparency-month-model.ts';
import { TransparencyRepository } from './transparency-repository.ts';

export const transparencyFeature = feature({
  bind(bind) {
    repository(bind, transparencyStore, TransparencyRepository);
    service(bind, Transparency, { store: transparencyStore, clock });
    const count = { name: 'transparency.count', schedule: '11 3 * * *', atStart: true };
    cronJob(bind, count, Transparency, (transparency) => transparency.count());
  },
  tables: [TransparencyMonthModel],
  migrations: { '20261128T060000-transparency-of-ended-months': ofEndedMonths },
});
