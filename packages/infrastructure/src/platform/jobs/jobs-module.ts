import { KnexTransaction } from '../database/transaction.ts';
import { clock } from '../shared/ports.ts';
import { adapter, feature } from '../wiring/wiring.ts';
import { GraphileJobs } from './graphile-jobs.ts';
import { jobs } from './ports.ts';

export const jobsFeature = feature({
  bind(bind) {
    adapter(bind, jobs, GraphileJobs, [KnexTransaction, clock]);
  },
});
