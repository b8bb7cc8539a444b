import type { Page } from 'playwright';

const facts = encodeURIComponent(JSON.stringify({ zone: 'America/New_York', dismissed: [] }));

/** What the browser says of itself once a page has been open there, so that the server renders the next. */
export const sayFacts = (page: Page, url: string) =>
  page.context().addCookies([{ name: 'nestmates-page', value: facts, url }]);
