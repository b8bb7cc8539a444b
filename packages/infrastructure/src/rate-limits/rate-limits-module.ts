import { KnexTransaction } from '../database/transaction.ts';
import { cronJob } from '../jobs/ports.ts';
import { clock } from '../shared/ports.ts';
import { adapter, feature } from '../wiring/wiring.ts';
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
