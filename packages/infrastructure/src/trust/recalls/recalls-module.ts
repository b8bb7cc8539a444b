import { RecallList } from '@nestmates/application/trust/recalls/recall-list.ts';
import { lookForRecalled, RecallLook } from '@nestmates/application/trust/recalls/recall-look.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { cronJob, jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { every, feature, service } from '../../platform/wiring/wiring.ts';
import { builtInRecalls } from './built-in-recalls.ts';
import { CpscRecalls } from './cpsc-recalls.ts';
import * as recallsMigration from './migrations/20261123T135000-recalls.ts';
import { knownRecalls, recallableThings, recallSources } from './ports.ts';
import { RecallModel } from './recall-model.ts';
import { RecallRepository } from './recall-repository.ts';

/** The agency has no car seats, so the built-in list goes along with it. */
export const recallsFeature = feature({
  bind(bind, { RECALLS, RECALLS_API_BASE: apiBase }) {
    bind(recallSources).toConstantValue(
      RECALLS === 'cpsc' ? [builtInRecalls, new CpscRecalls({ apiBase })] : [builtInRecalls],
    );
    repository(bind, knownRecalls, RecallRepository);
    const things = every(recallableThings);
    service(bind, RecallLook, { known: knownRecalls, things, jobs, transaction, clock });
    jobHandler(bind, lookForRecalled, RecallLook, (look, asked) => look.look(asked));
    service(bind, RecallList, { sources: recallSources, known: knownRecalls, look: RecallLook, transaction });
    const refresh = { name: 'recalls.refresh', schedule: '27 3 * * *', atStart: true };
    cronJob(bind, refresh, RecallList, (list) => list.refresh());
  },
  tables: [RecallModel],
  migrations: { '20261123T135000-recalls': recallsMigration },
});
