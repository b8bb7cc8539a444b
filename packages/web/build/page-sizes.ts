import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf, readBuiltModules } from './built-modules.ts';
import { modulesOfMemberPage } from './page-parts.ts';

const dist = join(import.meta.dirname, '../dist');

export type PageFiles = 'JavaScript' | 'CSS';

export interface PageBudget {
  readonly path: string;
  readonly files: PageFiles;
  /** Compressed. */
  readonly kilobytes: number;
}

/** The most that a page may load before it can be used. */
export const pageBudgets: readonly PageBudget[] = [
  { path: '/', files: 'JavaScript', kilobytes: 15 },
  { path: '/auth', files: 'JavaScript', kilobytes: 90 },
  { path: '/auth', files: 'CSS', kilobytes: 15 },
  { path: '/dashboard', files: 'JavaScript', kilobytes: 130 },
  { path: '/dashboard', files: 'CSS', kilobytes: 15 },
  { path: '/browse', files: 'JavaScript', kilobytes: 130 },
  { path: '/browse', files: 'CSS', kilobytes: 15 },
  { path: '/marketplace', files: 'JavaScript', kilobytes: 130 },
  { path: '/marketplace', files: 'CSS', kilobytes: 15 },
];

const modulesOf: Readonly<Record<string, readonly string[]>> = {
  '/auth': ['src/members/accounts/AuthPage.tsx'],
  '/dashboard': modulesOfMemberPage('src/site/dashboard/DashboardPage.tsx', 'full'),
  '/browse': modulesOfMemberPage('src/friends/matching/BrowsePage.tsx', 'full'),
  '/marketplace': modulesOfMemberPage('src/market/listings/MarketplacePage.tsx', 'full'),
};

/** The landing page is HTML of the build, and runs without the app. */
async function scriptsOfLandingPage(): Promise<ReadonlySet<string>> {
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  const named = html.matchAll(/<(?:script|link rel="modulepreload")[^>]*(?:src|href)="\/([^"]+\.js)"/g);
  return new Set([...named].map(([, file = '']) => file));
}

async function filesOfPage(path: string, files: PageFiles): Promise<ReadonlySet<string>> {
  if (path === '/') return scriptsOfLandingPage();
  const { scripts, styles } = filesOf(await readBuiltModules(dist), ['app.html', ...(modulesOf[path] ?? [])]);
  return files === 'JavaScript' ? scripts : styles;
}

/** The scripts among those of a page that have schemas in them, which weigh as much as a page. */
export async function scriptsWithSchemas(path: string): Promise<readonly string[]> {
  const { modules } = await readBuiltModules(dist);
  const scripts = await filesOfPage(path, 'JavaScript');
  const ofSchemas = Object.entries(modules).filter(([module]) => module.includes('/node_modules/zod/'));
  return [...new Set(ofSchemas.map(([, file]) => file))].filter((file) => scripts.has(file));
}

/** Bytes that browsers get: the build compresses all but tiny files. */
async function bytesOf(file: string): Promise<number> {
  const path = join(dist, file);
  return (await stat(`${path}.br`).catch(() => stat(path))).size;
}

/** The size in the present build, compressed. */
export async function kilobytesOfPage({ path, files }: PageBudget): Promise<number> {
  const sizes = await Promise.all([...(await filesOfPage(path, files))].map(bytesOf));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
