import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltModules, filesOf } from './module-files.ts';
import { modulesOfMemberPage } from './page-parts.ts';

const dist = join(import.meta.dirname, '../dist');

export type PageFiles = 'JavaScript' | 'CSS';

export interface PageBudget {
  readonly path: string;
  readonly files: PageFiles;
  /** Compressed. */
  readonly kilobytes: number;
  /** Where the target is missed: what the test holds until it is met. */
  readonly heldAt?: number;
}

/** The most that a page may load before it can be used. */
export const pageBudgets: readonly PageBudget[] = [
  { path: '/', files: 'JavaScript', kilobytes: 15 },
  { path: '/auth', files: 'JavaScript', kilobytes: 90, heldAt: 95 },
  { path: '/auth', files: 'CSS', kilobytes: 15 },
  { path: '/dashboard', files: 'JavaScript', kilobytes: 130, heldAt: 146 },
  { path: '/dashboard', files: 'CSS', kilobytes: 15 },
  { path: '/browse', files: 'JavaScript', kilobytes: 130, heldAt: 141 },
  { path: '/browse', files: 'CSS', kilobytes: 15 },
];

const modules: Readonly<Record<string, readonly string[]>> = {
  '/auth': ['src/accounts/AuthPage.tsx'],
  '/dashboard': modulesOfMemberPage('src/dashboard/DashboardPage.tsx', 'full'),
  '/browse': modulesOfMemberPage('src/matching/BrowsePage.tsx', 'full'),
};

/** The landing page is HTML of the build, and runs without the app. */
async function scriptsOfLandingPage(): Promise<ReadonlySet<string>> {
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  const named = html.matchAll(/<(?:script|link rel="modulepreload")[^>]*(?:src|href)="\/([^"]+\.js)"/g);
  return new Set([...named].map(([, file = '']) => file));
}

async function filesOfPage(path: string, files: PageFiles): Promise<ReadonlySet<string>> {
  if (path === '/') return scriptsOfLandingPage();
  const built: BuiltModules = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const { scripts, styles } = filesOf(built, ['app.html', ...(modules[path] ?? [])]);
  return files === 'JavaScript' ? scripts : styles;
}

/** As browsers get it: the build compresses all but tiny files. */
async function bytesOf(file: string): Promise<number> {
  const path = join(dist, file);
  return (await stat(`${path}.br`).catch(() => stat(path))).size;
}

/** In the present build, compressed. */
export async function kilobytesOfPage({ path, files }: PageBudget): Promise<number> {
  const sizes = await Promise.all([...(await filesOfPage(path, files))].map(bytesOf));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
