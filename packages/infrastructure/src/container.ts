import { Container, ContainerModule } from 'inversify';
import { accountsModule } from './accounts/accounts-module.ts';
import { blocksModule } from './blocks/blocks-module.ts';
import { calendarModule } from './calendar/calendar-module.ts';
import { childrenModule } from './children/children-module.ts';
import type { Config } from './config/config.ts';
import { connectionsModule } from './connections/connections-module.ts';
import { databaseModule } from './database/database-module.ts';
import type { Knex } from './database/knex.ts';
import { earlyAccessModule } from './early-access/early-access-module.ts';
import { feedbackModule } from './feedback/feedback-module.ts';
import { jobsModule } from './jobs/jobs-module.ts';
import { liveModule } from './live/live-module.ts';
import { mailModule } from './mail/mail-module.ts';
import { matchingModule } from './matching/matching-module.ts';
import { messagesModule } from './messages/messages-module.ts';
import { notificationsModule } from './notifications/notifications-module.ts';
import { pairsModule } from './pairs/pairs-module.ts';
import { photosModule } from './photos/photos-module.ts';
import { profilesModule } from './profiles/profiles-module.ts';
import { rateLimitsModule } from './rate-limits/rate-limits-module.ts';
import { systemClock } from './shared/system-clock.ts';
import { subscriptionsModule } from './subscriptions/subscriptions-module.ts';
import { swapsModule } from './swaps/swaps-module.ts';
import { ports } from './tokens.ts';

export interface ContainerOptions {
  readonly config: Config;
  readonly knex: Knex;
  readonly publicUrl: () => string;
}

const configModule = ({ config, publicUrl }: ContainerOptions) =>
  new ContainerModule(({ bind }) => {
    bind(ports.config).toConstantValue(config);
    bind(ports.publicUrl).toConstantValue(publicUrl);
    bind(ports.clock).toConstantValue(systemClock);
  });

/** Only loads the modules. To replace an adapter, load another module after these. */
export function createContainer(options: ContainerOptions): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(
    configModule(options),
    databaseModule(options.knex),
    jobsModule,
    liveModule,
    rateLimitsModule,
    mailModule(options.config),
    accountsModule,
    profilesModule,
    photosModule,
    childrenModule,
    earlyAccessModule,
    subscriptionsModule,
    feedbackModule,
    pairsModule,
    matchingModule,
    connectionsModule,
    blocksModule,
    notificationsModule,
    messagesModule,
    calendarModule,
    swapsModule,
  );
  return container;
}
