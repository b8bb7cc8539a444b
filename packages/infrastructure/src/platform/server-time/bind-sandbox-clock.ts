import type { Bind } from 'inversify';
import { directConnection } from '../database/ports.ts';
import { KnexTransaction } from '../database/transaction.ts';
import { cronJobs } from '../jobs/ports.ts';
import { clock } from '../shared/ports.ts';
import { every, service } from '../wiring/wiring.ts';
import { sandboxTime } from './ports.ts';
import { SandboxClock } from './sandbox-clock.ts';
import { SandboxTimeTravel } from './sandbox-time-travel.ts';

/** A demo or a test can live through seven days in a second. */
export function bindSandboxClock(bind: Bind): void {
  bind(SandboxClock).toResolvedValue(
    (transaction, connection) => new SandboxClock(transaction, connection),
    [KnexTransaction, directConnection],
  );
  bind(clock).toService(SandboxClock);
  service(bind, SandboxTimeTravel, {
    clock: SandboxClock,
    cronJobs: every(cronJobs),
    transaction: KnexTransaction,
  });
  bind(sandboxTime).toService(SandboxTimeTravel);
}
