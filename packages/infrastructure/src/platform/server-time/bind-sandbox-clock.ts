import type { Bind } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { bindWith, port, ports } from '../wiring/wiring.ts';
import { SandboxClock } from './sandbox-clock.ts';
import { SandboxTimeTravel } from './sandbox-time-travel.ts';

/** A demo or a test can live through seven days in a second. */
export function bindSandboxClock(bind: Bind): void {
  bind(SandboxClock).toResolvedValue(
    (transaction, connection) => new SandboxClock(transaction, connection),
    [KnexTransaction, port('directConnection')],
  );
  bind(port('clock')).toService(SandboxClock);
  bindWith(bind, SandboxTimeTravel, {
    clock: SandboxClock,
    cronJobs: ports('cronJobs'),
    transaction: KnexTransaction,
  });
  bind(port('sandboxTime')).toService(SandboxTimeTravel);
}
