import { RecallList } from '@nestmates/application/trust/recalls/recall-list.ts';
import { lookForRecalled, RecallLook } from '@nestmates/application/trust/recalls/recall-look.ts';
import { repository } from '../../platform/database/bindings.ts';
import { cronJob, jobHandler } from '../../platform/jobs/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import { builtInRecalls } from './built-in-recalls.ts';
import { CpscRecalls } from './cpsc-recalls.ts';
import * as recallsMigration from './migrations/20261123T135000-recalls.ts';
import { RecallModel } from './recall-model.ts';
import { RecallRepository } from './recall-repository.ts';

/** The agency has no car seats, so the built-in list goes along with it. */
export const recallsFeature = feature({
  bind(bind, { RECALLS, RECALLS_API_BASE: apiBase }) {
    bind(port('recallSources')).toConstantValue(
      RECALLS === 'cpsc' ? [builtInRecalls, new CpscRecalls({ apiBase })] : [builtInRecalls],
    );
    repository(bind, 'knownRecalls', RecallRepository);
    service(bind, RecallLook, 'recallLook');
    jobHandler(bind, lookForRecalled, RecallLook, (look, asked) => look.look(asked));
    service(bind, RecallList);
    const refresh = { name: 'recalls.refresh', schedule: '27 3 * * *', atStart: true };
    cronJob(bind, refresh, RecallList, (list) => list.refresh());
  },
  tables: [RecallModel],
  migrations: { '20261123T135000-recalls': recallsMigration },
});
