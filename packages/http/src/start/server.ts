import { Sessions } from '@nestmates/application/members/accounts/sessions.ts';
import { LiveStreams } from '@nestmates/application/platform/live/live-streams.ts';
import { PublicPages } from '@nestmates/application/site/public-pages/public-pages.ts';
import { SharedPlanService } from '@nestmates/application/together/shared-plans/shared-plan-service.ts';
import { moneyQueries } from '@nestmates/infrastructure/market/orders/ports.ts';
import { sandboxParcels } from '@nestmates/infrastructure/market/tracking/ports.ts';
import { sandboxProvider } from '@nestmates/infrastructure/money/payments/ports.ts';
import { caseFigureQueries } from '@nestmates/infrastructure/office/cases/ports.ts';
import type { Config } from '@nestmates/infrastructure/platform/config/config.ts';
import { memberGone } from '@nestmates/infrastructure/platform/database/member-gone.ts';
import { databaseUnavailable } from '@nestmates/infrastructure/platform/database/unavailable.ts';
import { keyedDigests } from '@nestmates/infrastructure/platform/digests/ports.ts';
import { diskFull } from '@nestmates/infrastructure/platform/disk/disk-full.ts';
import { mailbox } from '@nestmates/infrastructure/platform/mailer/ports.ts';
import { rateLimiter } from '@nestmates/infrastructure/platform/rate-limits/ports.ts';
import { sandboxTime } from '@nestmates/infrastructure/platform/server-time/ports.ts';
import { clock, publicUrl } from '@nestmates/infrastructure/platform/shared/ports.ts';
import type { Container } from 'inversify';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { createApp } from '../app.ts';
import { featurePages, featureRoutes } from '../features.ts';
import { moneyGauges } from '../market/orders/money-gauges.ts';
import { sandboxParcelPages } from '../market/tracking/parcel-pages.ts';
import { sandboxClockPages } from '../money/payments/sandbox/clock-pages.ts';
import { sandboxProviderPages } from '../money/payments/sandbox/provider-pages.ts';
import { paymentWebhooks } from '../money/payments/webhooks.ts';
import { caseGauges } from '../office/cases/case-gauges.ts';
import { sandboxCookie } from '../platform/access/token-cookies.ts';
import { mailboxPages } from '../platform/mailer/mailbox-pages.ts';
import { createMetrics } from '../platform/operations/metrics.ts';
import type { Readiness } from '../platform/operations/operations.ts';
import { sandboxAccess } from '../platform/sandbox/sandbox-access.ts';
import type { Route } from '../platform/shared/serve.ts';
import { mailtoOf, securityTxt } from '../site/security-contact/security-txt.ts';
import { GracefulServer } from './graceful-server.ts';
import { startMetricsServer } from './metrics-server.ts';

export const routesOf = (container: Container): Route[] =>
  featureRoutes.flatMap((routes) => routes(container));

const pagesOf = (container: Container, { SECURITY_CONTACT, MAIL_FROM }: Config): Middleware[] => [
  securityTxt({
    contact: SECURITY_CONTACT ?? mailtoOf(MAIL_FROM),
    publicUrl: container.get(publicUrl),
    now: () => container.get(clock).now(),
  }),
  ...featurePages.map((page) => page(container)),
];

/** Pages of what replaces a part of the outside world. */
const sandboxPagesOf = (container: Container): Middleware[] => [
  ...(container.isBound(sandboxProvider) ? sandboxProviderPages(container.get(sandboxProvider)) : []),
  ...(container.isBound(sandboxParcels) ? [sandboxParcelPages(container.get(sandboxParcels))] : []),
  ...(container.isBound(sandboxTime) ? [sandboxClockPages(container.get(sandboxTime))] : []),
  ...(container.isBound(mailbox) ? [mailboxPages(container.get(mailbox))] : []),
];

/** In production they ask for a token; elsewhere only if there is one. */
function guarded(pages: readonly Middleware[], container: Container, config: Config): readonly Middleware[] {
  const { NODE_ENV, SANDBOX_TOKEN: token } = config;
  if (pages.length === 0 || (NODE_ENV !== 'production' && token === undefined)) return pages;
  const access = sandboxAccess({
    token,
    cookie: sandboxCookie(isHttps(config)),
    digests: container.get(keyedDigests),
    rateLimiter: container.get(rateLimiter),
    now: () => container.get(clock).now(),
  });
  return [access, ...pages];
}

const isHttps = ({ PUBLIC_URL }: Config): boolean => PUBLIC_URL?.startsWith('https:') ?? false;

export interface ServerOptions {
  readonly container: Container;
  readonly config: Config;
  readonly routes?: readonly Route[];
  readonly log: Logger;
  readonly readiness: Readiness;
  readonly webFolder: string | undefined;
  /** Without one, nobody has to notice that the server is not ready before it closes. */
  readonly hasLoadBalancer?: boolean;
}

export interface RunningServer {
  readonly port: number;
  /** Whether it has pages of the sandbox. */
  readonly hasSandbox: boolean;
  /** Finishes all requests in progress, then closes. */
  drain(): Promise<void>;
}

export async function startServer({
  container,
  config,
  routes = routesOf(container),
  log,
  readiness,
  webFolder,
  hasLoadBalancer = true,
}: ServerOptions): Promise<RunningServer> {
  let draining = false;
  const { HOST, PORT, METRICS_PORT, METRICS_TOKEN } = config;
  const metrics = createMetrics([
    moneyGauges(() => container.get(moneyQueries).moneyFigures(container.get(clock).now())),
    caseGauges(
      () => container.get(caseFigureQueries).caseFigures(),
      () => container.get(clock).now(),
    ),
  ]);
  const sandboxPages = sandboxPagesOf(container);
  const app = createApp({
    routes,
    webhooks: paymentWebhooks(container),
    pages: [...pagesOf(container, config), ...guarded(sandboxPages, container, config)],
    sessions: container.get(Sessions),
    rateLimiter: container.get(rateLimiter),
    publicPages: container.get(PublicPages),
    sharedPlans: container.get(SharedPlanService),
    log,
    now: () => container.get(clock).now(),
    publicUrl: container.get(publicUrl),
    isHttps: isHttps(config),
    trustedProxies: config.TRUST_PROXY,
    explain: (error) => databaseUnavailable(error) ?? diskFull(error) ?? memberGone(error),
    metrics,
    metricsToken: METRICS_PORT === undefined ? METRICS_TOKEN : undefined,
    readiness: async () => (draining ? 'shutting down' : readiness()),
    webFolder,
  });
  const server = new GracefulServer(app.callback(), hasLoadBalancer);
  const port = await server.listen(PORT, HOST);
  const metricsServer =
    METRICS_PORT === undefined
      ? undefined
      : await startMetricsServer({ metrics, host: HOST, port: METRICS_PORT, token: METRICS_TOKEN });
  return {
    port,
    hasSandbox: sandboxPages.length > 0,
    async drain() {
      draining = true;
      await server.startDraining();
      await container.get(LiveStreams).close();
      await server.close();
      metricsServer?.close();
    },
  };
}
