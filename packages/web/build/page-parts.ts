export const shellFiles: Readonly<Record<string, readonly string[]>> = {
  full: ['src/shell/AppShellContainer.tsx'],
  thread: ['src/shell/AppShellContainer.tsx'],
  admin: ['src/shell/AdminShellContainer.tsx'],
  slim: ['src/shell/SlimShellContainer.tsx'],
};

/** What a page shows at once and does not import itself. */
export const partsOf: Readonly<Record<string, readonly string[]>> = {
  'src/market/listings/MarketplacePage.tsx': ['../ui/src/screens/market/listings/picture/listing-icons.ts'],
};

/** The modules that are loaded with a page within that shell. */
export const modulesOfMemberPage = (page: string, shell: string): readonly string[] => [
  'src/MemberArea.tsx',
  ...(shellFiles[shell] ?? []),
  page,
  ...(partsOf[page] ?? []),
];
