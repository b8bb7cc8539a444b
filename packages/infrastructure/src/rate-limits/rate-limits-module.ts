import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { noLimits, SqlAttempts } from './sql-rate-limiter.ts';

export const limitsModule = new ContainerModule(({ bind }) => {
  bind(SqlAttempts).toResolvedValue(
    (transaction, clock) => new SqlAttempts(transaction, clock),
    [KnexTransaction, ports.clock],
  );
  bind(ports.attempts).toResolvedValue(
    (config, counted) => (config.RATE_LIMITS === 'on' ? counted : noLimits),
    [ports.config, SqlAttempts],
  );
  bind(ports.routines).toResolvedValue(
    (attempts, clock) => ({
      name: 'limits.sweep-attempts',
      when: '37 * * * *',
      run: () => attempts.sweep(clock.now()),
    }),
    [SqlAttempts, ports.clock],
  );
});
