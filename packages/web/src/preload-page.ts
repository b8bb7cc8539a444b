import { matchPath } from 'react-router-dom';
import { memberArea } from './member-area.ts';
import { routes } from './routes.ts';
import { redirectFor } from './routing/redirects.ts';
import { currentMember } from './session/session.ts';
import { shells } from './shell/shells.ts';

/** Longer than the fonts need on a slow network, as the page names them in its head. */
const fontsWithinMs = 2000;

const fonts = [
  '420 40px "Newsreader Variable"',
  'italic 400 40px "Newsreader Variable"',
  '16px "Commissioner Variable"',
];

const fontsLoaded = (): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(fonts.map((font) => document.fonts.load(font))),
    new Promise((resolve) => setTimeout(resolve, fontsWithinMs)),
  ]);

/** The code of the page at this address, if it is known who is signed in. */
async function codeLoaded(pathname: string): Promise<void> {
  const member = currentMember();
  if (!member) return;
  const path = redirectFor(pathname, member) ?? pathname;
  const route = routes.find((one) => matchPath(one.path, path));
  const parts = [memberArea, shells[route?.shell ?? 'full'], route?.page];
  await Promise.all(parts.map((part) => part?.preload()));
}

/**
 * Waits for what the first render shows, so that the page takes the place of the shell in its HTML at once and
 * in its own faces. What cannot be loaded is loaded again by the render, which can say so.
 */
export const preloadPage = async (pathname: string): Promise<void> => {
  await Promise.allSettled([codeLoaded(pathname), fontsLoaded()]);
};
