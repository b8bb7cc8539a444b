import { KnexTransaction } from '../database/transaction.ts';
import { clock } from '../shared/ports.ts';
import { adapter, feature } from '../wiring/wiring.ts';
import { AttemptModel } from './attempt-model.ts';
import { rateLimiter } from './ports.ts';
import { PostgresRateLimiter, unlimited } from './postgres-rate-limiter.ts';

export const rateLimitsFeature = feature({
  bind(bind, { RATE_LIMITS }) {
    if (RATE_LIMITS !== 'on') {
      bind(rateLimiter).toConstantValue(unlimited);
      return;
    }
    adapter(bind, rateLimiter, PostgresRateLimiter, [KnexTransaction, clock]);
  },
  tables: [AttemptModel],
});
