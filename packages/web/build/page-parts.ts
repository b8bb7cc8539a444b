import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export const shellFiles: Readonly<Record<string, readonly string[]>> = {
  full: ['src/shell/AppShellContainer.tsx'],
  thread: ['src/shell/AppShellContainer.tsx'],
  slim: ['src/shell/SlimShellContainer.tsx'],
};

/** What a module imports on demand, as its code says. */
function importedOnDemand(module: string): readonly string[] {
  const code = readFileSync(join(import.meta.dirname, '..', module), 'utf8');
  return [...code.matchAll(/import\('(\.[^']+)'\)/g)].map(([, path = '']) =>
    posix.join(posix.dirname(module), path),
  );
}

/** What a page shows at once and does not import itself. */
export const partsOf: Readonly<Record<string, readonly string[]>> = {
  'src/marketplace/MarketplacePage.tsx': importedOnDemand(
    '../ui/src/screens/marketplace/picture/ListingIcon.tsx',
  ),
};

/** The modules that are loaded with a page within that shell. */
export const modulesOfMemberPage = (page: string, shell: string): readonly string[] => [
  'src/MemberArea.tsx',
  ...(shellFiles[shell] ?? []),
  page,
  ...(partsOf[page] ?? []),
];
