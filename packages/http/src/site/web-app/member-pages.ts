import { join } from 'node:path';
import { inScript } from '../../platform/shared/in-script.ts';
import { builtFile } from './built-file.ts';
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
  }[];
}

export interface MemberPage {
  readonly reads: readonly string[];
  /** The HTML, with data for the code of the app. */
  render(data: unknown): string;
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
  return {
    reads: page?.reads.flatMap((address) => withParams(address, params)) ?? [],
    render: (data) =>
      template
        .replace('</head>', () => `${head}</head>`)
        .replace(
          '<div id="root"></div>',
          () =>
            `<div id="root">${shell}</div><script type="application/json" id="page-data">${inScript(data)}</script>`,
        ),
  };
}

/** The pages of the build in that folder. */
export function memberPages(folder: string) {
  const build = builtFile<Build>(join(folder, 'member-pages.json'));
  return async (path: string, query = new URLSearchParams()): Promise<MemberPage> =>
    pageOf(await build(), path, query);
}
