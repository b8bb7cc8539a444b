import { type Bind, Container } from 'inversify';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Knex } from './database/knex.ts';
import { transaction } from './database/ports.ts';
import { KnexTransaction } from './database/transaction.ts';
import { features } from './features.ts';
import { bindSandboxClock } from './sandbox/bind-sandbox-clock.ts';
import { loggedAlerts } from './shared/logged-alerts.ts';
import { alerts, clock, publicUrl } from './shared/ports.ts';
import { systemClock } from './shared/system-clock.ts';

export interface ContainerOptions {
  readonly config: Config;
  readonly knex: Knex;
  readonly publicUrl: () => string;
  readonly log: Pick<Logger, 'error'>;
}

/** Binds what features share, and then every feature. To replace an adapter, rebind its port. */
export function createContainer({ config, knex, publicUrl: address, log }: ContainerOptions): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  const bind: Bind = (identifier) => container.bind(identifier);
  bind(KnexTransaction).toConstantValue(new KnexTransaction(knex));
  bind(transaction).toService(KnexTransaction);
  if (config.STRIPE_SECRET_KEY) bind(clock).toConstantValue(systemClock);
  else bindSandboxClock(bind);
  bind(alerts).toConstantValue(loggedAlerts(log));
  bind(publicUrl).toConstantValue(address);
  for (const feature of features) feature.bind(bind, config);
  return container;
}
