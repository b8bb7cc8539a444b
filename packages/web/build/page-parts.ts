export const shellFiles: Readonly<Record<string, readonly string[]>> = {
  full: ['src/shell/AppShellContainer.tsx'],
  thread: ['src/shell/AppShellContainer.tsx'],
  slim: ['src/shell/SlimShellContainer.tsx'],
};

/** What a page shows at once and does not import itself. */
export const partsOf: Readonly<Record<string, readonly string[]>> = {
  'src/dashboard/DashboardPage.tsx': [
    'src/dashboard/SnapshotCardContainer.tsx',
    'src/check-ins/CheckInCardContainer.tsx',
    'src/swaps/SwapRequestsCardContainer.tsx',
    'src/connections/ConnectionRequestsPanelContainer.tsx',
    'src/marketplace/MarketplaceCardContainer.tsx',
    'src/dashboard/ProfileCardContainer.tsx',
  ],
};

/** The modules that are loaded with a page within that shell. */
export const modulesOfMemberPage = (page: string, shell: string): readonly string[] => [
  'src/MemberArea.tsx',
  ...(shellFiles[shell] ?? []),
  page,
  ...(partsOf[page] ?? []),
];
