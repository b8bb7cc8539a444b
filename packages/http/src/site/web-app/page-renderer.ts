import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { BrowserFacts } from './browser-facts.ts';
import { RenderingShare } from './rendering-share.ts';

/** What a page is rendered from. */
export interface PageFacts extends BrowserFacts {
  /** The path with its query. */
  readonly path: string;
  readonly now: Date;
  readonly me: unknown;
  readonly reads: unknown;
}

export interface RenderedPage {
  /** Tags of what it shows first. */
  readonly head: string;
  readonly html: string;
}

/** The code of the build (`web/prerender/render-page.tsx`). */
interface RenderingCode {
  codeLoaded(): Promise<unknown>;
  renderPage(facts: PageFacts): RenderedPage | undefined;
}

/** A page that takes longer is sent as it is without rendering. */
const longestMs = 150;

/** Time of the processor that this thread has taken, and time that has passed, in milliseconds. */
const clocks = {
  processor(): number {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
  passed: (): number => performance.now(),
};

/** Renders with the clock of a zone, which Node takes from the environment at once. */
function inZone<Result>(zone: string, render: () => Result): Result {
  const { TZ: before } = process.env;
  process.env.TZ = zone;
  try {
    return render();
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}

async function importCode(file: string, mtimeMs: number): Promise<RenderingCode> {
  const code: RenderingCode = await import(`${pathToFileURL(file).href}?${mtimeMs}`);
  await code.codeLoaded();
  return code;
}

/** The page as HTML; undefined where it is to be sent without. */
export type RenderPage = (
  facts: PageFacts,
  of: { readonly route: string; readonly id: string },
) => Promise<RenderedPage | undefined>;

/** Renders the pages of members by the code of the build in that folder. */
export function pageRenderer(folder: string, log: Logger, { processor, passed } = clocks): RenderPage {
  const file = join(folder, 'renderer', 'render-page.js');
  const share = new RenderingShare(passed);
  let known: { readonly mtimeMs: number; readonly code: Promise<RenderingCode> } | undefined;

  async function code(): Promise<RenderingCode> {
    const { mtimeMs } = await stat(file);
    if (known?.mtimeMs !== mtimeMs) known = { mtimeMs, code: importCode(file, mtimeMs) };
    return known.code;
  }

  return async (facts, { route, id }) => {
    try {
      const { renderPage } = await code();
      if (!share.isLeft()) return undefined;
      const began = processor();
      const spent = () => processor() - began;
      let page: RenderedPage | undefined;
      try {
        page = inZone(facts.zone, () => renderPage(facts));
      } finally {
        share.spend(spent());
      }
      if (spent() > longestMs) throw new Error(`Rendering took ${Math.round(spent())} ms`);
      return page;
    } catch (error) {
      log.error({ err: error, route, id }, 'a page was not rendered');
      return undefined;
    }
  };
}
