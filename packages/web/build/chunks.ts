import { globSync } from 'node:fs';
import { join } from 'node:path';
import { partsOf, shellFiles } from './page-parts.ts';

/** What is opened first and most often, and what e-mails lead visitors to. */
const openedFirst: Readonly<Record<string, readonly string[]>> = {
  entry: ['src/main.tsx'],
  shell: ['src/MemberArea.tsx', ...(shellFiles.full ?? [])],
  dashboard: ['src/site/dashboard/DashboardPage.tsx'],
  browse: ['src/friends/matching/BrowsePage.tsx'],
  marketplace: ['src/market/listings/MarketplacePage.tsx'],
  listings: partsOf['src/market/listings/MarketplacePage.tsx'] ?? [],
  auth: ['src/members/accounts/AuthPage.tsx'],
  visitors: [
    'src/members/accounts/ResetPasswordPage.tsx',
    'src/members/accounts/VerifyEmailPage.tsx',
    'src/members/accounts/AccessDeniedPage.tsx',
  ],
};

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

type ChunkName = (id: string, modules: Modules) => string | null;

function reachedFrom(start: readonly string[], modules: Modules): ReadonlySet<string> {
  const [reached, waiting] = [new Set<string>(), [...start]];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

const reaches = (pattern: RegExp, id: string, modules: Modules): boolean =>
  [...reachedFrom([id], modules)].some((reached) => pattern.test(reached));

/** Schemas load a library of 8 KB. They come with the code that checks something, and no page waits for them. */
const isForChecks = (id: string, modules: Modules): boolean =>
  /packages.(domain|application).src/.test(id) && reaches(/node_modules.zod/, id, modules);

/** Which of these pages need a module at once, and whether other pages do. */
function neededBy(root: string) {
  const starts = Object.entries(openedFirst).map(
    ([page, files]) => [page, files.map((file) => join(root, file))] as const,
  );
  const first = new Set(starts.flatMap(([, ids]) => ids));
  const later = globSync(join(root, 'src/*/*/*Page.tsx')).filter((id) => !first.has(id));
  let reached: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  let byOthers: ReadonlySet<string> | undefined;
  return {
    pages(id: string, modules: Modules): ReadonlySet<string> {
      reached ??= new Map(starts.map(([page, ids]) => [page, reachedFrom(ids, modules)]));
      return new Set([...reached].flatMap(([page, all]) => (all.has(id) ? page : [])));
    },
    others(id: string, modules: Modules): boolean {
      byOthers ??= reachedFrom(later, modules);
      return byOthers.has(id);
    },
  };
}

const isForVisitors = (pages: ReadonlySet<string>): boolean => pages.has('auth') || pages.has('visitors');
const isForMembers = (pages: ReadonlySet<string>): boolean =>
  ['shell', 'dashboard', 'browse', 'marketplace', 'listings'].some((page) => pages.has(page));

/**
 * The chunk of a module is named by those of these pages that need it, so that each of them loads what it needs and
 * hardly anything else. Each request takes a kilobyte of headers and waits for its turn, and without this the
 * dashboard is a hundred of them. A page needs all that its modules import, so no two chunks import each other.
 */
export function chunkNames(root: string): { readonly ofMany: ChunkName; readonly ofPages: ChunkName } {
  const needed = neededBy(root);
  const isLeftAlone = (id: string, modules: Modules) =>
    id === join(root, 'src/main.tsx') || isForChecks(id, modules);
  return {
    /**
     * The chunks of what a dozen pages share. With chunks of its own each new page would split the others
     * further.
     */
    ofMany(id, modules) {
      const pages = needed.pages(id, modules);
      if (isLeftAlone(id, modules)) return null;
      if (pages.size === 0) return reaches(/radix-ui.react-dialog/, id, modules) ? 'of-dialogs' : 'of-others';
      if (pages.has('entry') || pages.has('shell') || isForVisitors(pages)) return null;
      // The dashboard is opened most, then Browse: they load nothing that only the others need.
      if (pages.has('dashboard')) return 'of-members';
      return pages.has('browse') ? 'of-more-members' : 'of-marketplace-and-many';
    },
    ofPages(id, modules) {
      const pages = needed.pages(id, modules);
      if (pages.size === 0 || isLeftAlone(id, modules)) return null;
      if (pages.has('entry')) return 'of-entry';
      if (isForVisitors(pages) && isForMembers(pages)) return 'of-all';
      // Every page of a member has the shell; of listings it takes an icon or two.
      if (pages.has('shell') || (pages.has('listings') && pages.size > 1)) return 'of-shell';
      const toOthers = needed.others(id, modules);
      if (!isForVisitors(pages))
        return `of-${[...pages].join('-')}${toOthers && pages.size === 1 ? '-and-others' : ''}`;
      if (!pages.has('auth')) return null;
      return toOthers || pages.has('visitors') ? 'of-visitors' : 'of-auth';
    },
  };
}
