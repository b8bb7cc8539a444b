import type { Page } from 'playwright';

/** The page at that path comes without that read, as if it had failed on the server, and asks for it itself. */
export const withoutSentRead = (page: Page, path: string, address: string): Promise<unknown> =>
  page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(`"${address}":`, '"unsent":') });
    },
  );
