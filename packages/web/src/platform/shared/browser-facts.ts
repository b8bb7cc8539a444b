import { browserTimeZone } from './browser-time-zone.ts';
import { dismissedHere } from './dismissed.ts';

/** What only a browser knows and a page shows from the beginning. */
export interface BrowserFacts {
  readonly zone: string;
  readonly dismissed: readonly string[];
}

const factsHere = (): BrowserFacts => ({ zone: browserTimeZone(), dismissed: dismissedHere() });

const year = 365 * 24 * 60 * 60;

/** Says it to the server with each page that is opened, which then shows what this browser would. */
export function tellBrowserFacts(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: The Cookie Store API is not in every browser.
  document.cookie = `nestmates-page=${encodeURIComponent(JSON.stringify(factsHere()))}; Path=/; Max-Age=${year}; SameSite=Lax`;
}
