import { join } from 'node:path';
import { partsOf, shellFiles } from './page-parts.ts';

const entry = ['src/main.tsx'];

/** What is opened first and most often. */
const openedFirst: Readonly<Record<string, readonly string[]>> = {
  shell: ['src/MemberArea.tsx', ...(shellFiles.full ?? [])],
  dashboard: ['src/dashboard/DashboardPage.tsx', ...(partsOf['src/dashboard/DashboardPage.tsx'] ?? [])],
  browse: ['src/matching/BrowsePage.tsx'],
  auth: ['src/accounts/AuthPage.tsx'],
};

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

function reachedFrom(start: readonly string[], modules: Modules): ReadonlySet<string> {
  const [reached, waiting] = [new Set<string>(), [...start]];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

/** Schemas load a library of 8 KB. They come with the code that checks something, and no page waits for them. */
const isForChecks = (id: string, modules: Modules): boolean =>
  /packages.(domain|application).src/.test(id) &&
  [...reachedFrom([id], modules)].some((reached) => /node_modules.zod/.test(reached));

/** The chunk of a module that many pages share: one for all, and one for members only, so that visitors load less. */
export function chunkOfMany(root: string) {
  let ofVisitors: ReadonlySet<string> | undefined;
  return (id: string, modules: Modules): string | null => {
    ofVisitors ??= reachedFrom(
      [...entry, ...(openedFirst.auth ?? [])].map((file) => join(root, file)),
      modules,
    );
    if (isForChecks(id, modules)) return null;
    return ofVisitors.has(id) ? 'common' : 'common-of-members';
  };
}

/**
 * The chunk of a module by which of these pages need it. Each request takes a kilobyte of headers and waits for its
 * turn, and without this the dashboard is a hundred of them.
 */
export function chunkByPage(root: string) {
  const idOf = (file: string) => join(root, file);
  let known: {
    readonly atOnce: ReadonlySet<string>;
    readonly pages: readonly (readonly [string, ReadonlySet<string>])[];
  };
  return (id: string, modules: Modules): string | null => {
    known ??= {
      atOnce: reachedFrom(entry.map(idOf), modules),
      pages: Object.entries(openedFirst).map(([page, files]) => [
        page,
        reachedFrom(files.map(idOf), modules),
      ]),
    };
    const isPage = Object.values(openedFirst).some((files) => files.some((file) => idOf(file) === id));
    if (isPage || known.atOnce.has(id) || isForChecks(id, modules)) return null;
    const pages = known.pages.flatMap(([page, reached]) => (reached.has(id) ? page : []));
    // Every page of a member has the shell.
    const needed = pages.includes('shell')
      ? pages.filter((page) => page === 'shell' || page === 'auth')
      : pages;
    return needed.length === 0 ? null : `of-${needed.join('-')}`;
  };
}
