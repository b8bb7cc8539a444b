import { KnexTransaction } from '../database/transaction.ts';
import { clock } from '../shared/ports.ts';
import { adapter } from '../wiring/bindings.ts';
import { feature } from '../wiring/feature.ts';
import { GraphileJobs } from './graphile-jobs.ts';
import { jobs } from './ports.ts';

export const jobsFeature = feature({
  bind(bind) {
    adapter(bind, jobs, GraphileJobs, [KnexTransaction, clock]);
  },
});
