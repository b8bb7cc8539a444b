import type { FirstRender } from './platform/first-render/first-render.ts';
import { isRestrictedNow } from './platform/session/restricted.ts';
import { currentSession } from './platform/session/session.ts';
import type { BrowserFacts } from './platform/shared/browser-facts.ts';
import { browserTimeZone } from './platform/shared/browser-time-zone.ts';

/** What the server has rendered the page with, as its root says. */
export interface RenderedWith extends Partial<BrowserFacts> {
  readonly now?: string;
}

/** Undefined where the page is not rendered, or for a clock that is not this browser's any more. */
export function renderedFirst({ dataset }: HTMLElement): FirstRender | undefined {
  if (dataset.rendered === undefined) return undefined;
  const { zone, dismissed = [], now }: RenderedWith = JSON.parse(dataset.rendered);
  if (zone !== undefined && zone !== browserTimeZone()) return undefined;
  return {
    session: currentSession(),
    restricted: isRestrictedNow(),
    dismissed,
    now: now === undefined ? new Date() : new Date(now),
  };
}

/** Says to the server that the first render here was another than there: React has rendered the page anew. */
export function reportDifference(error: unknown, { componentStack = '' }: { componentStack?: string }): void {
  reportError(error);
  navigator.sendBeacon('/page-differences', `${location.pathname} ${error} ${componentStack}`.slice(0, 2000));
}
