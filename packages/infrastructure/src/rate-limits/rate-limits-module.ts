import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { SqlRateLimiter, unlimited } from './sql-rate-limiter.ts';

export const rateLimitsModule = new ContainerModule(({ bind }) => {
  bind(SqlRateLimiter).toResolvedValue(
    (transaction, clock) => new SqlRateLimiter(transaction, clock),
    [KnexTransaction, ports.clock],
  );
  bind(ports.rateLimiter).toResolvedValue(
    (config, counted) => (config.RATE_LIMITS === 'on' ? counted : unlimited),
    [ports.config, SqlRateLimiter],
  );
  bind(ports.cronJobs).toResolvedValue(
    (rateLimiter, clock) => ({
      name: 'limits.sweep-attempts',
      schedule: '37 * * * *',
      run: () => rateLimiter.sweep(clock.now()),
    }),
    [SqlRateLimiter, ports.clock],
  );
});
