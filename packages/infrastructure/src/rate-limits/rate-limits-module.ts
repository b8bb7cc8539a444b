import { KnexTransaction } from '../database/transaction.ts';
import { cronJob } from '../jobs/job-bindings.ts';
import { clock } from '../shared/ports.ts';
import { adapter } from '../wiring/bindings.ts';
import { feature } from '../wiring/feature.ts';
import { rateLimiter } from './ports.ts';
import { SqlRateLimiter, unlimited } from './sql-rate-limiter.ts';

export const rateLimitsFeature = feature({
  bind(bind, { RATE_LIMITS }) {
    if (RATE_LIMITS !== 'on') {
      bind(rateLimiter).toConstantValue(unlimited);
      return;
    }
    adapter(bind, rateLimiter, SqlRateLimiter, [KnexTransaction, clock]);
    const sweep = { name: 'limits.sweep-attempts', schedule: '37 * * * *' };
    cronJob(bind, sweep, SqlRateLimiter, (limiter, now) => limiter.sweep(now));
  },
});
