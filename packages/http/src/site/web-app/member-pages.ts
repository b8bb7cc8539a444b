import { join } from 'node:path';
import { escapeHtml } from '../../platform/shared/html-page.ts';
import { inScript } from '../../platform/shared/in-script.ts';
import { withTitle } from '../public-pages/head-tags.ts';
import { builtFile } from './built-file.ts';
import type { RenderedPage } from './page-renderer.ts';
import { pathPattern } from './path-pattern.ts';

/** What the web build says of the pages of members (`web/build/member-pages.ts`). */
interface Build {
  /** The app's page, with an empty root. */
  readonly template: string;
  /** What a shell shows until the code of the app is there. */
  readonly shells: Readonly<Record<string, string>>;
  readonly pages: readonly {
    /** Parameters as `:name`. */
    readonly path: string;
    readonly shell: string;
    /** Tags that load what the page is made of. */
    readonly head: string;
    /** The addresses of its first reads, with the parameters of the path, and with ids of the query. */
    readonly reads: readonly string[];
    /** Whether the server renders it. */
    readonly rendered: boolean;
  }[];
}

export interface MemberPage {
  /** Parameters as `:name`; none where the build knows no page. */
  readonly route?: string | undefined;
  readonly reads: readonly string[];
  readonly isRendered: boolean;
  /** The HTML, with data for the code of the app; with its shell alone where it has not been rendered. */
  withData(data: unknown, rendered?: RenderedRoot): string;
}

/** A rendered page, and what it was rendered with, for the code that hydrates it. */
export interface RenderedRoot extends RenderedPage {
  readonly rendered: unknown;
}

type Params = Readonly<Record<string, string | undefined>>;

const idsIn = (query: URLSearchParams): Params =>
  Object.fromEntries([...query].filter(([, value]) => /^\d+$/.test(value)));

/** The address with its parameters; none where one of them is missing. */
function withParams(address: string, params: Params): readonly string[] {
  const names = [...address.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.some((name) => params[name] === undefined)) return [];
  return [address.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')];
}

function pageOf({ template, shells, pages }: Build, path: string, query: URLSearchParams): MemberPage {
  const page = pages.find((one) => pathPattern(one.path).test(path));
  const params = { ...idsIn(query), ...(page && pathPattern(page.path).exec(path)?.groups) };
  const [head, shell] = [page?.head ?? '', shells[page?.shell ?? 'none'] ?? ''];
  const root = (rendered: RenderedRoot | undefined) =>
    rendered
      ? `<div id="root" data-rendered="${escapeHtml(JSON.stringify(rendered.rendered))}">${rendered.html}</div>`
      : `<div id="root">${shell}</div>`;
  return {
    route: page?.path,
    reads: page?.reads.flatMap((address) => withParams(address, params)) ?? [],
    isRendered: page?.rendered ?? false,
    withData: (data, rendered) =>
      withTitle(template, rendered?.title)
        .replace('</head>', () => `${head}${rendered?.head ?? ''}</head>`)
        .replace(
          '<div id="root"></div>',
          () => `${root(rendered)}<script type="application/json" id="page-data">${inScript(data)}</script>`,
        ),
  };
}

/** The pages of the build in that folder. */
export function memberPages(folder: string) {
  const build = builtFile<Build>(join(folder, 'member-pages.json'));
  return async (path: string, query = new URLSearchParams()): Promise<MemberPage> =>
    pageOf(await build(), path, query);
}
