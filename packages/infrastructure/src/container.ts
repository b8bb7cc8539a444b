import { randomUUID } from 'node:crypto';
import { type Tracing, withoutTracing } from '@nestmates/application/platform/tracing/tracing.ts';
import { type Bind, Container } from 'inversify';
import type { Logger } from 'pino';
import { exported } from './exported.ts';
import { features } from './features.ts';
import { hasSandboxPayments } from './money/payments/payments-module.ts';
import type { Config } from './platform/config/config.ts';
import { connectionOf, type Knex } from './platform/database/knex.ts';
import { KnexTransaction } from './platform/database/transaction.ts';
import { NatsLink } from './platform/live/nats/nats-link.ts';
import { oldRowsIn } from './platform/retention/remove-old-rows.ts';
import { bindSandboxClock } from './platform/server-time/bind-sandbox-clock.ts';
import { loggedAlerts } from './platform/shared/logged-alerts.ts';
import { systemClock } from './platform/shared/system-clock.ts';
import { port } from './platform/wiring/wiring.ts';
import { retained } from './retained.ts';

export interface ContainerOptions {
  readonly config: Config;
  readonly knex: Knex;
  readonly publicUrl: () => string;
  readonly log: Pick<Logger, 'error' | 'info'>;
  readonly tracing?: Tracing;
}

/** Binds what features share, and then every feature. To replace an adapter, rebind its port. */
export function createContainer({
  config,
  knex,
  publicUrl: address,
  log,
  tracing = withoutTracing,
}: ContainerOptions): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  const bind: Bind = (identifier) => container.bind(identifier);
  bind(KnexTransaction).toConstantValue(new KnexTransaction(knex, { tracing }));
  bind(port('tracing')).toConstantValue(tracing);
  bind(port('transaction')).toService(KnexTransaction);
  bind(port('directConnection')).toConstantValue(
    config.DATABASE_DIRECT_URL ? { connectionString: config.DATABASE_DIRECT_URL } : connectionOf(knex),
  );
  if (hasSandboxPayments(config)) bindSandboxClock(bind);
  else bind(port('clock')).toConstantValue(systemClock);
  bind(port('alerts')).toConstantValue(loggedAlerts(log));
  bind(port('newId')).toConstantValue(() => randomUUID());
  bind(port('publicUrl')).toConstantValue(address);
  bind(port('retentionLog')).toConstantValue((removed) =>
    log.info({ removed }, 'what was kept long enough is removed'),
  );
  for (const [table, rows] of retained) {
    bind(port('oldRows')).toResolvedValue(
      (connection) => oldRowsIn(connection, table, rows),
      [KnexTransaction],
    );
  }
  bind(port('exportSections')).toConstantValue(exported);
  for (const feature of features) feature.bind(bind, config);
  return container;
}

/** Closes what adapters have opened beside the database. */
export async function closeContainer(container: Container): Promise<void> {
  if (container.isBound(NatsLink)) await container.get(NatsLink).close();
}
