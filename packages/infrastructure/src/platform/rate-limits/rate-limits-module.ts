import { KnexTransaction } from '../database/transaction.ts';
import { adapter, feature, port } from '../wiring/wiring.ts';
import { AttemptModel } from './attempt-model.ts';
import { PostgresRateLimiter, unlimited } from './postgres-rate-limiter.ts';

export const rateLimitsFeature = feature({
  bind(bind, { RATE_LIMITS }) {
    if (RATE_LIMITS !== 'on') {
      bind(port('rateLimiter')).toConstantValue(unlimited);
      return;
    }
    adapter(bind, 'rateLimiter', PostgresRateLimiter, [KnexTransaction, port('clock')]);
  },
  tables: [AttemptModel],
});
