import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { PostgresRateLimiter, unlimited } from './postgres-rate-limiter.ts';

export const rateLimitsModule = new ContainerModule(({ bind }) => {
  bind(PostgresRateLimiter).toResolvedValue(
    (transaction, clock) => new PostgresRateLimiter(transaction, clock),
    [KnexTransaction, ports.clock],
  );
  bind(ports.rateLimiter).toResolvedValue(
    (config, counted) => (config.RATE_LIMITS === 'on' ? counted : unlimited),
    [ports.config, PostgresRateLimiter],
  );
  bind(ports.cronJobs).toResolvedValue(
    (rateLimiter, clock) => ({
      name: 'limits.sweep-attempts',
      schedule: '37 * * * *',
      run: () => rateLimiter.sweep(clock.now()),
    }),
    [PostgresRateLimiter, ports.clock],
  );
});
