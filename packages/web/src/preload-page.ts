import { matchPath } from 'react-router-dom';
import { memberArea } from './member-area.ts';
import type { Preloadable } from './platform/routing/preloadable.tsx';
import { currentSession } from './platform/session/session.ts';
import { redirectFor } from './redirects.ts';
import { routes } from './routes.ts';
import { shells } from './shell/shells.ts';
import { visitorArea } from './visitor-area.ts';

/** Longer than the fonts need on a slow network, as the page names them in its head. */
const fontsWithinMs = 2000;

const fonts = [
  '420 40px "Newsreader Variable"',
  'italic 400 40px "Newsreader Variable"',
  '16px "Commissioner Variable"',
];

/** A page that is rendered at once begins in its own faces. */
export const preloadFonts = (): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(fonts.map((font) => document.fonts.load(font))),
    new Promise((resolve) => setTimeout(resolve, fontsWithinMs)),
  ]);

/** What is shown at this address, around the page and of it, if it is known who is signed in. */
function partsAt(pathname: string): readonly (Pick<Preloadable, 'preload'> | undefined)[] {
  const session = currentSession();
  if (session.kind !== 'member' && session.kind !== 'visitor') return [];
  const member = session.kind === 'member' ? session.member : null;
  const path = redirectFor(pathname, member) ?? pathname;
  const route = routes.find((one) => matchPath(one.path, path));
  if (member) return [memberArea, shells[route?.shell ?? 'full'], route?.page];
  return route?.audience === 'everyone' ? [route.shell === 'none' ? undefined : visitorArea, route.page] : [];
}

/** Waits for what the first render shows, so that the page takes the place of what is in its HTML at once. */
export const preloadCode = (pathname: string): Promise<unknown> =>
  Promise.all(partsAt(pathname).map((part) => part?.preload()));
