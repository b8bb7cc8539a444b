import { Accounts } from '@nestmates/application/accounts/accounts.ts';
import { PasswordReset } from '@nestmates/application/accounts/password-reset.ts';
import { Sessions } from '@nestmates/application/accounts/sessions.ts';
import { Blocks } from '@nestmates/application/blocks/blocks.ts';
import { Calendar } from '@nestmates/application/calendar/calendar.ts';
import { Children } from '@nestmates/application/children/children.ts';
import { Connections } from '@nestmates/application/connections/connections.ts';
import { Counts } from '@nestmates/application/counts/counts.ts';
import { EarlyAccess } from '@nestmates/application/early-access/early-access.ts';
import { Feedback } from '@nestmates/application/feedback/feedback.ts';
import { LiveStreams } from '@nestmates/application/live/live-streams.ts';
import { Matching } from '@nestmates/application/matching/matching.ts';
import { Messages } from '@nestmates/application/messages/messages.ts';
import { Notifications } from '@nestmates/application/notifications/notifications.ts';
import { PushNotifications } from '@nestmates/application/notifications/push-notifications.ts';
import { Photos } from '@nestmates/application/photos/photos.ts';
import { ProfilePhotos } from '@nestmates/application/photos/profile-photos.ts';
import { Profiles } from '@nestmates/application/profiles/profiles.ts';
import { Plans } from '@nestmates/application/subscriptions/plans.ts';
import { Swaps } from '@nestmates/application/swaps/swaps.ts';
import { databaseUnavailable } from '@nestmates/infrastructure/database/unavailable.ts';
import { ports } from '@nestmates/infrastructure/tokens.ts';
import type { Container } from 'inversify';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { accountsRoutes } from './accounts/accounts-routes.ts';
import { createApp } from './app.ts';
import { blocksRoutes } from './blocks/blocks-routes.ts';
import { calendarRoutes } from './calendar/calendar-routes.ts';
import { childrenRoutes } from './children/children-routes.ts';
import { connectionsRoutes } from './connections/connections-routes.ts';
import { countsRoutes } from './counts/counts-routes.ts';
import { earlyAccessRoutes } from './early-access/early-access-routes.ts';
import { feedbackRoutes } from './feedback/feedback-routes.ts';
import { GracefulServer } from './graceful-server.ts';
import { liveRoutes } from './live/live-routes.ts';
import { matchingRoutes } from './matching/matching-routes.ts';
import { messagesRoutes } from './messages/messages-routes.ts';
import { notificationsRoutes } from './notifications/notifications-routes.ts';
import type { Readiness } from './operations/operations.ts';
import { photoFiles } from './photos/photo-files.ts';
import { photosRoutes } from './photos/photos-routes.ts';
import { profilesRoutes } from './profiles/profiles-routes.ts';
import { mailboxPages } from './sandbox/mailbox-pages.ts';
import type { Route } from './shared/serve.ts';
import { subscriptionsRoutes } from './subscriptions/subscriptions-routes.ts';
import { swapsRoutes } from './swaps/swaps-routes.ts';
import type { WebApp } from './web-app/web-app.ts';

/** Every route of the API, feature by feature. */
export const routesOf = (container: Container): Route[] => [
  ...accountsRoutes({
    accounts: container.get(Accounts),
    passwordReset: container.get(PasswordReset),
    sessions: container.get(Sessions),
  }),
  ...profilesRoutes(container.get(Profiles)),
  ...photosRoutes(container.get(ProfilePhotos)),
  ...childrenRoutes(container.get(Children)),
  ...earlyAccessRoutes(container.get(EarlyAccess)),
  ...subscriptionsRoutes(container.get(Plans)),
  ...feedbackRoutes(container.get(Feedback)),
  ...matchingRoutes(container.get(Matching)),
  ...connectionsRoutes(container.get(Connections)),
  ...blocksRoutes(container.get(Blocks)),
  ...liveRoutes(container.get(LiveStreams)),
  ...messagesRoutes(container.get(Messages)),
  ...notificationsRoutes({
    notifications: container.get(Notifications),
    pushNotifications: container.get(PushNotifications),
  }),
  ...swapsRoutes(container.get(Swaps)),
  ...calendarRoutes(container.get(Calendar)),
  ...countsRoutes(container.get(Counts)),
];

const pagesOf = (container: Container): Middleware[] => [
  photoFiles(container.get(Photos)),
  ...(container.isBound(ports.mailbox) ? [mailboxPages(container.get(ports.mailbox))] : []),
];

export interface ServerOptions {
  readonly container: Container;
  readonly routes?: readonly Route[];
  readonly log: Logger;
  readonly readiness: Readiness;
  readonly web: WebApp | undefined;
}

export interface RunningServer {
  readonly port: number;
  /** Finishes all requests in progress, then closes. */
  drain(): Promise<void>;
}

export async function startServer({
  container,
  routes = routesOf(container),
  log,
  readiness,
  web,
}: ServerOptions): Promise<RunningServer> {
  const config = container.get(ports.config);
  const publicUrl = container.get(ports.publicUrl);
  let draining = false;
  const app = createApp({
    routes,
    pages: pagesOf(container),
    sessions: container.get(Sessions),
    rateLimiter: container.get(ports.rateLimiter),
    log,
    publicUrl,
    isHttps: config.PUBLIC_URL?.startsWith('https:') ?? false,
    trustProxy: config.TRUST_PROXY,
    explain: databaseUnavailable,
    readiness: async () => (draining ? 'shutting down' : readiness()),
    web,
  });
  const server = new GracefulServer(app.callback());
  return {
    port: await server.listen(config.PORT, config.HOST),
    async drain() {
      draining = true;
      await server.startDraining();
      await container.get(LiveStreams).close();
      await server.close();
    },
  };
}
