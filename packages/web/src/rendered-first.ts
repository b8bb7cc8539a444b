import type { FirstRender } from './platform/first-render/first-render.ts';
import { currentSession } from './platform/session/session.ts';
import { browserTimeZone } from './platform/shared/browser-time-zone.ts';

/** What a page was rendered with, as its root says. */
export interface RenderedWith {
  readonly now: string;
  readonly dismissed: readonly string[];
  /** Undefined where the page shows no time. */
  readonly zone?: string;
}

/** Undefined where the page is not rendered, or for a clock that is not this browser's any more. */
export function renderedFirst(said: string | undefined): FirstRender | undefined {
  if (!said) return undefined;
  const { now, dismissed, zone = browserTimeZone() }: RenderedWith = JSON.parse(said);
  return zone === browserTimeZone()
    ? { session: currentSession(), now: new Date(now), dismissed }
    : undefined;
}

/** Says to the server that the first render here was another than there: React has rendered the page anew. */
export function reportDifference(error: unknown): void {
  reportError(error);
  navigator.sendBeacon('/page-differences', `${location.pathname} ${error}`);
}
