import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderedWith } from '../rendered-first.ts';
import { routes } from '../routes.ts';
import { renderedPage } from './render-page.tsx';

/** A page that visitors may open, as the file of the build that the server sends. */
interface VisitorFile {
  /** The mode that the address names in its query; none for every other. */
  readonly mode?: string;
  /** The page for any visitor; none where it depends on more than its address. */
  readonly rendered?: {
    /** Its element of the title. */
    readonly title: string;
    /** The root with what stands in it. */
    readonly root: string;
  };
}

const session = { kind: 'visitor', redirectTo: '/auth' } as const;

function rendered(address: string): Required<VisitorFile>['rendered'] {
  const [now, dismissed] = [new Date(), []];
  const { title, html } = renderedPage(address, { session, dismissed, now });
  const renderedWith: RenderedWith = { now: now.toISOString(), dismissed };
  return {
    title: renderToStaticMarkup(<title>{title}</title>),
    root: renderToStaticMarkup(<div id="root" data-rendered={JSON.stringify(renderedWith)} />).replace(
      '</div>',
      () => `${html}</div>`,
    ),
  };
}

/** The same for everybody who reads it. */
const text = (address: string) => () => [{ rendered: rendered(address) }];

const filesOf: Readonly<Record<string, () => readonly VisitorFile[]>> = {
  '/auth': () => [
    { rendered: rendered('/auth') },
    { mode: 'sign-up', rendered: rendered('/auth?mode=sign-up') },
  ],
  '/terms': text('/terms'),
  '/privacy': text('/privacy'),
  '/rules': text('/rules'),
};

/** The pages that visitors may open; the landing page is HTML of its own, and `/:storefront` matches all paths. */
export async function visitorRoutes() {
  const open = routes.filter(
    ({ audience, path }) => audience === 'everyone' && path !== '/' && !path.startsWith('/:'),
  );
  await Promise.all(open.map(({ page }) => page.preload()));
  return open.flatMap(({ path, file, shell }) => {
    const files = filesOf[path]?.() ?? [{}];
    return files.map((one) => ({ path, file, shell, ...one }));
  });
}
