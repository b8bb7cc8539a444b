import type { RenderedWith } from '../rendered-first.ts';
import { routes } from '../routes.ts';
import { renderedPage } from './render-page.tsx';

/** A page that visitors may open, as the file of the build that the server sends. */
interface VisitorFile {
  /** The mode that the address names in its query; none for every other. */
  readonly mode?: string;
  /** The page for any visitor; none where it depends on more than its address. */
  readonly rendered?: { readonly html: string; readonly with: RenderedWith };
}

const session = { kind: 'visitor', redirectTo: '/auth' } as const;

function rendered(address: string): Required<VisitorFile>['rendered'] {
  const [now, dismissed] = [new Date(), []];
  const { html } = renderedPage(address, { session, dismissed, now });
  return { html, with: { now: now.toISOString(), dismissed } };
}

const filesOf: Readonly<Record<string, () => readonly VisitorFile[]>> = {
  '/auth': () => [
    { rendered: rendered('/auth') },
    { mode: 'sign-up', rendered: rendered('/auth?mode=sign-up') },
  ],
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
