import { days } from '@nestmates/domain/platform/shared/time.ts';
import { browserTimeZone } from './browser-time-zone.ts';
import { dismissedHere } from './dismissed.ts';

/** What only a browser knows and a page shows from the beginning. */
export interface BrowserFacts {
  readonly zone: string;
  readonly dismissed: readonly string[];
}

const factsHere = (): BrowserFacts => ({ zone: browserTimeZone(), dismissed: dismissedHere() });

/** Says it to the server with each page that is opened, which then shows what this browser would. */
export function tellBrowserFacts(): void {
  const value = encodeURIComponent(JSON.stringify(factsHere()));
  // A browser without this store is sent its pages without being rendered.
  void globalThis.cookieStore
    ?.set({ name: 'nestmates-page', value, sameSite: 'lax', expires: Date.now() + days(365) })
    .catch(() => undefined);
}
