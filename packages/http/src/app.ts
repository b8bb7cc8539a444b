import type { Sessions } from '@nestmates/application/members/accounts/sessions.ts';
import type { RateLimiter } from '@nestmates/application/platform/shared/ports.ts';
import type { Tracing } from '@nestmates/application/platform/tracing/tracing.ts';
import type { PublicPages } from '@nestmates/application/site/public-pages/public-pages.ts';
import type { SharedPlanService } from '@nestmates/application/together/shared-plans/shared-plan-service.ts';
import type { Prices } from '@nestmates/domain/platform/access/prices.ts';
import type { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import Koa, { type Middleware } from 'koa';
import type { Logger } from 'pino';
import { identifying } from './platform/access/caller-of.ts';
import {
  browserCookie,
  passkeyLoginCookie,
  pendingLoginCookie,
  sessionCookie,
} from './platform/access/token-cookies.ts';
import { apiDocs } from './platform/api-docs/api-docs.ts';
import type { Metrics } from './platform/operations/metrics.ts';
import { operations, type Readiness } from './platform/operations/operations.ts';
import { sameOriginOnly } from './platform/shared/csrf.ts';
import { mount } from './platform/shared/mount.ts';
import { requests } from './platform/shared/requests.ts';
import { securityHeaders } from './platform/shared/security-headers.ts';
import type { Route } from './platform/shared/serve.ts';
import { memberPages } from './site/web-app/member-pages.ts';
import { pageDifferences } from './site/web-app/page-differences.ts';
import type { PageRenderer } from './site/web-app/page-renderer.ts';
import { plainPageFonts } from './site/web-app/plain-page-fonts.ts';
import { speculationRules } from './site/web-app/speculation-rules.ts';
import { webApp } from './site/web-app/web-app.ts';

export interface AppDeps {
  readonly routes: readonly Route[];
  /** Calls of other servers, which are signed and come from no page. */
  readonly webhooks: Middleware;
  /** Pages outside the API, such as those of the sandbox. */
  readonly pages: readonly Middleware[];
  readonly sessions: Sessions;
  readonly rateLimiter: RateLimiter;
  readonly publicPages: PublicPages;
  readonly sharedPlans: SharedPlanService;
  readonly prices: Prices;
  readonly log: Logger;
  readonly tracing: Tracing;
  /** Time by the clock of the application. */
  readonly now: () => Date;
  readonly publicUrl: () => string;
  readonly isHttps: boolean;
  /** How many reverse proxies add an address to `X-Forwarded-For`; 0 ignores the header. */
  readonly trustedProxies: number;
  readonly explain: (error: unknown) => DomainError | undefined;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  /** Token by which the metrics are read beside the app; they are not without one. */
  readonly metricsToken: string | undefined;
  /** The folder of the built web app, and what renders its pages; without it the server only has the API. */
  readonly web: { readonly folder: string; readonly renderer: PageRenderer } | undefined;
}

export function createApp(deps: AppDeps): Koa {
  // Counted from the right: whatever stands further left was sent by the client and may be forged.
  const app = new Koa({ proxy: deps.trustedProxies > 0, maxIpsCount: deps.trustedProxies });
  const cookies = { cookie: sessionCookie(deps.isHttps), browserCookie: browserCookie(deps.isHttps) };

  // Only errors of aborted connections reach Koa; all others have been answered before.
  app.on('error', (error: unknown) => deps.log.debug({ err: error }, 'an answer was not received'));
  const { log, now, explain, metrics, tracing } = deps;
  app.use(requests({ log, now, explain, observe: metrics.observe, tracing }));
  app.use(securityHeaders(deps.isHttps));
  app.use(operations(deps));
  app.use(deps.webhooks);
  app.use(sameOriginOnly(deps.publicUrl));
  const mounted = {
    ...deps,
    ...cookies,
    pendingLoginCookie: pendingLoginCookie(deps.isHttps),
    passkeyLoginCookie: passkeyLoginCookie(deps.isHttps),
  };
  app.use(mount(deps.routes, mounted));
  app.use(apiDocs(deps.routes));
  app.use(identifying(deps.sessions, cookies));
  for (const page of deps.pages) app.use(page);
  if (deps.web) {
    const { web, sessions, routes, publicPages, sharedPlans, prices, log, now } = deps;
    const { folder, renderer } = web;
    app.use(pageDifferences(log, memberPages(folder), deps.rateLimiter));
    app.use(plainPageFonts(folder));
    app.use(speculationRules);
    app.use(
      webApp(folder, { sessions, routes, publicPages, sharedPlans, prices, ...cookies, renderer, now }),
    );
  }
  app.use(() => {
    throw notFound('There is nothing at this address.');
  });
  return app;
}
