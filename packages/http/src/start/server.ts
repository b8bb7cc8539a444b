import { Sessions } from '@nestmates/application/members/accounts/sessions.ts';
import { LiveStreams } from '@nestmates/application/platform/live/live-streams.ts';
import { PublicPages } from '@nestmates/application/site/public-pages/public-pages.ts';
import { SharedPlanService } from '@nestmates/application/together/shared-plans/shared-plan-service.ts';
import type { Config } from '@nestmates/infrastructure/platform/config/config.ts';
import { memberGone } from '@nestmates/infrastructure/platform/database/member-gone.ts';
import { databaseUnavailable } from '@nestmates/infrastructure/platform/database/unavailable.ts';
import { diskFull } from '@nestmates/infrastructure/platform/disk/disk-full.ts';
import { EventRelay } from '@nestmates/infrastructure/platform/live/nats/event-relay.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
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
import { jobGauges, liveGauges } from '../platform/operations/work-gauges.ts';
import { sandboxAccess } from '../platform/sandbox/sandbox-access.ts';
import type { Route } from '../platform/shared/serve.ts';
import { mailtoOf, securityTxt } from '../site/security-contact/security-txt.ts';
import { type CountPage, pageCounter } from '../site/web-app/page-counter.ts';
import { pageRenderer } from '../site/web-app/page-renderer.ts';
import { GracefulServer } from './graceful-server.ts';
import { startMetricsServer } from './metrics-server.ts';

export const routesOf = (container: Container): Route[] =>
  featureRoutes.flatMap((routes) => routes(container));

const pagesOf = (container: Container, { SECURITY_CONTACT, MAIL_FROM }: Config): Middleware[] => [
  securityTxt({
    contact: SECURITY_CONTACT ?? mailtoOf(MAIL_FROM),
    publicUrl: container.get(port('publicUrl')),
    now: () => container.get(port('clock')).now(),
  }),
  ...featurePages.map((page) => page(container)),
];

/** Pages of what replaces a part of the outside world. */
const sandboxPagesOf = (container: Container): Middleware[] => [
  ...(container.isBound(port('sandboxProvider'))
    ? sandboxProviderPages(container.get(port('sandboxProvider')))
    : []),
  ...(container.isBound(port('sandboxParcels'))
    ? [sandboxParcelPages(container.get(port('sandboxParcels')))]
    : []),
  ...(container.isBound(port('sandboxTime')) ? [sandboxClockPages(container.get(port('sandboxTime')))] : []),
  ...(container.isBound(port('mailbox')) ? [mailboxPages(container.get(port('mailbox')))] : []),
];

/** Asks for a token in production; elsewhere only if there is one. */
function guarded(pages: readonly Middleware[], container: Container, config: Config): readonly Middleware[] {
  const { NODE_ENV, SANDBOX_TOKEN: token } = config;
  if (pages.length === 0 || (NODE_ENV !== 'production' && token === undefined)) return pages;
  const access = sandboxAccess({
    token,
    cookie: sandboxCookie(isHttps(config)),
    digests: container.get(port('keyedDigests')),
    rateLimiter: container.get(port('rateLimiter')),
    now: () => new Date(),
  });
  return [access, ...pages];
}

const isHttps = ({ PUBLIC_URL }: Config): boolean => PUBLIC_URL?.startsWith('https:') ?? false;

const webIn = (folder: string, log: Logger, count: CountPage) => ({
  folder,
  renderer: pageRenderer(folder, log, { count }),
});

export interface ServerOptions {
  readonly container: Container;
  readonly config: Config;
  readonly routes?: readonly Route[];
  readonly log: Logger;
  readonly readiness: Readiness;
  readonly webFolder: string | undefined;
  /** Nobody has to notice that the server is not ready before it closes if there is none. */
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
  let arePagesPrepared = webFolder === undefined;
  const { HOST, PORT, METRICS_PORT, METRICS_TOKEN } = config;
  const pages = pageCounter();
  const metrics = createMetrics([
    pages.gauges,
    jobGauges(() => container.get(port('jobFigureQueries')).jobFigures()),
    liveGauges(async () => ({
      streams: container.get(LiveStreams).size,
      connected: container.get(port('eventNotifier')).connected,
      untoldSeconds: container.isBound(EventRelay) ? await container.get(EventRelay).untoldSeconds() : 0,
    })),
    moneyGauges(() => container.get(port('moneyQueries')).moneyFigures(container.get(port('clock')).now())),
    caseGauges(
      () => container.get(port('caseFigureQueries')).caseFigures(),
      () => container.get(port('clock')).now(),
    ),
  ]);
  const sandboxPages = sandboxPagesOf(container);
  const web = webFolder === undefined ? undefined : webIn(webFolder, log, pages.count);
  const app = createApp({
    routes,
    webhooks: paymentWebhooks(container),
    pages: [...pagesOf(container, config), ...guarded(sandboxPages, container, config)],
    sessions: container.get(Sessions),
    rateLimiter: container.get(port('rateLimiter')),
    publicPages: container.get(PublicPages),
    sharedPlans: container.get(SharedPlanService),
    prices: container.get(port('prices')),
    log,
    tracing: container.get(port('tracing')),
    now: () => container.get(port('clock')).now(),
    publicUrl: container.get(port('publicUrl')),
    isHttps: isHttps(config),
    trustedProxies: config.TRUST_PROXY,
    explain: (error) => databaseUnavailable(error) ?? diskFull(error) ?? memberGone(error),
    metrics,
    metricsToken: METRICS_PORT === undefined ? METRICS_TOKEN : undefined,
    readiness: async () => {
      if (draining) return 'shutting down';
      return arePagesPrepared ? readiness() : 'the code that renders pages is being loaded';
    },
    web,
  });
  const server = new GracefulServer(app.callback(), hasLoadBalancer);
  const listensAt = await server.listen(PORT, HOST);
  // Not awaited: until then pages are sent with their shell alone, and a load balancer sends nobody here.
  void web?.renderer.prepare().then(() => {
    arePagesPrepared = true;
  });
  const metricsServer =
    METRICS_PORT === undefined
      ? undefined
      : await startMetricsServer({ metrics, host: HOST, port: METRICS_PORT, token: METRICS_TOKEN });
  return {
    port: listensAt,
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
