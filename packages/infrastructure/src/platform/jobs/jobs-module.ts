import { KnexTransaction } from '../database/transaction.ts';
import { adapter, feature, port } from '../wiring/wiring.ts';
import { GraphileJobs } from './graphile-jobs.ts';

export const jobsFeature = feature({
  bind(bind) {
    adapter(bind, 'jobs', GraphileJobs, [KnexTransaction, port('clock'), port('tracing')]);
  },
});
