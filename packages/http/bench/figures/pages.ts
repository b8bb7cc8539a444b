import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { atMost, type Figure, type Measured } from '../figure.ts';

const dist = join(import.meta.dirname, '../../../web/dist');

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The files a page loads before it can be used, by the names of the build's entries. */
const pages: Readonly<Record<string, { readonly entries: readonly string[]; readonly kilobytes: number }>> = {
  '/auth': { entries: ['app.html', 'src/accounts/AuthPage.tsx'], kilobytes: 90 },
  '/dashboard': {
    entries: [
      'app.html',
      'src/MemberArea.tsx',
      'src/shell/AppShellContainer.tsx',
      'src/dashboard/DashboardPage.tsx',
      'src/dashboard/SnapshotCardContainer.tsx',
      'src/check-ins/CheckInCardContainer.tsx',
      'src/swaps/SwapRequestsCardContainer.tsx',
      'src/connections/ConnectionRequestsPanelContainer.tsx',
      'src/dashboard/ProfileCardContainer.tsx',
    ],
    kilobytes: 130,
  },
  '/browse': {
    entries: [
      'app.html',
      'src/MemberArea.tsx',
      'src/shell/AppShellContainer.tsx',
      'src/matching/BrowsePage.tsx',
    ],
    kilobytes: 130,
  },
};

const manifest = async () =>
  JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

/** As browsers get it: the build compresses every file. */
const compressed = async (files: Iterable<string>): Promise<number> => {
  const sizes = await Promise.all(
    [...files].map(async (file) => (await stat(join(dist, `${file}.br`))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
};

function filesOf(chunks: Manifest, entries: readonly string[]) {
  const [scripts, styles, waiting] = [new Set<string>(), new Set<string>(), [...entries]];
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    const chunk = chunks[name];
    if (!chunk)
      throw new Error(`The web build has no ${name}; build it, or say what this page is made of now`);
    if (scripts.has(chunk.file)) continue;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    waiting.push(...(chunk.imports ?? []));
  }
  return { scripts, styles };
}

const kilobytes = (size: number, target: number): Measured => atMost(size, target, `${size.toFixed(1)} KB`);

const landing: Figure = {
  name: 'landing-javascript',
  what: 'landing page: JavaScript before interaction, compressed',
  target: '≤ 15 KB',
  async measure() {
    const html = await readFile(join(dist, 'index.html'), 'utf8');
    const named = [
      ...html.matchAll(/<(?:script|link rel="modulepreload")[^>]*(?:src|href)="\/([^"]+\.js)"/g),
    ];
    const files = new Set(named.map(([, file = '']) => file));
    return kilobytes(await sizeOfAll(files), 15);
  },
};

/** Files below the build's threshold are sent uncompressed. */
async function sizeOfAll(files: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all(
    [...files].map((file) =>
      compressed([file]).catch(async () => (await stat(join(dist, file))).size / 1024),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const ofPage = (path: string, { entries, kilobytes: target }: (typeof pages)[string]): Figure[] => [
  {
    name: `${path.slice(1)}-javascript`,
    what: `\`${path}\`: JavaScript until usable, compressed`,
    target: `≤ ${target} KB`,
    measure: async () => kilobytes(await sizeOfAll(filesOf(await manifest(), entries).scripts), target),
  },
  {
    name: `${path.slice(1)}-css`,
    what: `\`${path}\`: CSS until usable, compressed`,
    target: '≤ 15 KB',
    measure: async () => kilobytes(await sizeOfAll(filesOf(await manifest(), entries).styles), 15),
  },
];

export const pageFigures: readonly Figure[] = [
  landing,
  ...Object.entries(pages).flatMap(([path, page]) => ofPage(path, page)),
];
