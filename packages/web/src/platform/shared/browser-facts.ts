import { days } from '@nestmates/domain/platform/shared/time.ts';
import { browserTimeZone } from './browser-time-zone.ts';
import { dismissedHere } from './dismissed.ts';

/** What only a browser knows and a page shows from the beginning. */
export interface BrowserFacts {
  readonly zone: string;
  readonly dismissed: readonly string[];
}

/** A session that is not used ends as soon. */
const keptFor = days(30);

const factsFor = (memberId: number): BrowserFacts => ({
  zone: browserTimeZone(),
  dismissed: dismissedHere(memberId),
});

/**
 * Says it to the server with each page that the member opens, which then shows what this browser would. The server
 * drops it with the session.
 */
export function tellBrowserFacts(memberId: number): void {
  const value = encodeURIComponent(JSON.stringify(factsFor(memberId)));
  // A browser without this store is sent its pages without being rendered.
  void globalThis.cookieStore
    ?.set({ name: 'nestmates-page', value, sameSite: 'lax', expires: Date.now() + keptFor })
    .catch(() => undefined);
}
