import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { Logger } from 'pino';
import type { BrowserFacts } from './browser-facts.ts';
import { logLimit } from './log-limit.ts';
import type { CountPage } from './page-counter.ts';
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
  readonly title: string | undefined;
  /** Tags of what it shows first. */
  readonly head: string;
  readonly html: string;
}

/** The code of the build (`web/prerender/render-page.tsx`). */
interface RenderingCode {
  codeLoaded(): Promise<unknown>;
  renderPage(facts: PageFacts): RenderedPage | undefined;
}

/** Code that could not be loaded is tried again. */
const triedAgainAfter = minutes(1);

/** A page that takes longer is a line in the log. */
const longMs = 150;

/** Time of the processor that this thread has taken, and time that has passed, in milliseconds. */
const clocks = {
  processor(): number {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
  passed: (): number => performance.now(),
};

/** Renders with the clock of a zone, which Node takes from the environment at once. It is only ever replaced. */
function inZone<Result>(zone: string, render: () => Result): Result {
  const { TZ: before = 'UTC' } = process.env;
  process.env.TZ = zone;
  try {
    return render();
  } finally {
    process.env.TZ = before;
  }
}

/** The code of a build, which is there once it is loaded. */
interface Loading {
  readonly mtimeMs: number;
  readonly loaded: Promise<unknown>;
  code?: RenderingCode;
  failedAt?: number;
}

async function importCode(file: string, version: string): Promise<RenderingCode> {
  const code: RenderingCode = await import(`${pathToFileURL(file).href}${version}`);
  await code.codeLoaded();
  return code;
}

export interface PageRenderer {
  /** Loads the code, without which no page is rendered. */
  prepare(): Promise<unknown>;
  /** The page as HTML; undefined where it is to be sent without, as while the code is being loaded. */
  render(
    facts: PageFacts,
    of: { readonly route: string; readonly id: string; readonly memberId: number },
  ): Promise<RenderedPage | undefined>;
}

interface RendererOptions extends Partial<typeof clocks> {
  readonly count?: CountPage;
}

/** Renders the pages of members by the code of the build in that folder. */
export function pageRenderer(
  folder: string,
  log: Logger,
  { processor = clocks.processor, passed = clocks.passed, count = () => undefined }: RendererOptions = {},
): PageRenderer {
  const file = join(folder, '.renderer', 'render-page.js');
  const share = new RenderingShare(passed);
  const mayLog = logLimit(passed);
  let known: Loading | undefined;
  let loads = 0;
  process.env.TZ ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;

  function load(mtimeMs: number): Loading {
    const isNew = known?.mtimeMs !== mtimeMs;
    loads += 1;
    // The compiled code that comes with the image is that of the plain name.
    const version = loads > 1 ? `?${loads}` : '';
    const loading: Loading = {
      mtimeMs,
      loaded: importCode(file, version).then(
        (code) => {
          loading.code = code;
        },
        (error: unknown) => {
          loading.failedAt = passed();
          if (isNew) log.error({ err: error }, 'no page is rendered: its code cannot be loaded');
        },
      ),
    };
    return loading;
  }

  /** That of the newest build; where it cannot be loaded, that is said once of each build. */
  async function newest(): Promise<Loading> {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
    const isOver = known?.failedAt !== undefined && passed() - known.failedAt > triedAgainAfter;
    if (known?.mtimeMs !== mtimeMs || isOver) known = load(mtimeMs);
    return known;
  }

  return {
    prepare: async () => (await newest()).loaded,
    async render(facts, { memberId, ...of }) {
      const { code } = await newest();
      if (!code || !share.isLeftFor(memberId)) {
        count(code ? 'refused' : 'without code');
        return undefined;
      }
      const [began, beganAt] = [processor(), passed()];
      try {
        const page = inZone(facts.zone, () => code.renderPage(facts));
        count(page ? 'rendered' : 'not in the list');
        return page;
      } catch (error) {
        count('failed');
        if (mayLog()) log.error({ err: error, ...of }, 'a page was not rendered');
        return undefined;
      } finally {
        const ms = Math.round(processor() - began);
        share.spend(passed() - beganAt);
        if (ms > longMs && mayLog()) log.warn({ ms, ...of }, 'a page took long to render');
      }
    },
  };
}
