import { appFile } from './app-files.ts';

/** The server answers these by itself, and not with a page of the app. */
const isAppPage = ({ pathname }: URL) =>
  !/^\/(api|sandbox|photos)\//.test(pathname) && !pathname.includes('.');

/** A proxy answers for a server that does not. */
const isServerAway = ({ status }: Response) => status >= 502 && status <= 504;

async function fromServer({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await preloadResponse;
  return preloaded ?? fetch(request);
}

/**
 * Always from the server, with the newest version of the app and what it knows of the member. Without it, the page
 * without data, which shows what the member has last seen.
 */
async function respond(event: FetchEvent): Promise<Response> {
  const response = await fromServer(event).catch(() => undefined);
  if (response && !isServerAway(response)) return response;
  return (await appFile('/app.html')) ?? response ?? Response.error();
}

/** Undefined for a request that opens no page of the app. */
export function pageOfApp(event: FetchEvent, address: URL): Promise<Response> | undefined {
  return event.request.mode === 'navigate' && isAppPage(address) ? respond(event) : undefined;
}
