import { repository } from '../database/bindings.ts';
import { KnexTransaction } from '../database/transaction.ts';
import { adapter, feature, port } from '../wiring/wiring.ts';
import { GraphileJobs } from './graphile-jobs.ts';
import { JobFigureReader } from './job-figure-reader.ts';

export const jobsFeature = feature({
  bind(bind) {
    adapter(bind, 'jobs', GraphileJobs, [KnexTransaction, port('clock'), port('tracing')]);
    repository(bind, 'jobFigureQueries', JobFigureReader);
  },
});
