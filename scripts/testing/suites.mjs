/**
 * The suites of both commands. `files` says which files a suite runs, by their names. A suite that may be tried again
 * runs in a browser, whose processes a busy machine can starve.
 */
export const suites = {
  unit: {
    config: 'vitest.unit.config.ts',
    files: (file) => /(?<!\.(int|e2e|picture)(\.deep)?)\.test\.(tsx?|mjs)$/.test(file),
  },
  integration: {
    config: 'vitest.integration.config.ts',
    files: (file) => /\.int(\.deep)?\.test\.ts$/.test(file),
  },
  stories: {
    config: 'storybook/vitest.config.ts',
    files: (file) => file.endsWith('.stories.tsx'),
    inBrowser: true,
    mayTryAgain: true,
  },
  e2e: {
    config: 'vitest.e2e.config.ts',
    files: (file) => /\.e2e(\.deep)?\.test\.ts$/.test(file),
    inBrowser: true,
    inShell: true,
    needsApp: true,
    mayTryAgain: true,
  },
  /** Races, crashes, attackers, generated histories: whole. */
  deep: {
    config: 'vitest.deep.config.ts',
    files: (file) => /(?<!\.e2e)\.deep\.test\.ts$/.test(file),
    isDeep: true,
  },
  'deep-e2e': {
    config: 'vitest.e2e.config.ts',
    files: (file) => file.endsWith('.e2e.deep.test.ts'),
    inBrowser: true,
    inShell: true,
    needsApp: true,
    isDeep: true,
  },
  /** The stories once more, judged by axe in the dark theme. */
  dark: {
    config: 'storybook/vitest.config.ts',
    files: (file) => file.endsWith('.stories.tsx'),
    inBrowser: true,
    isDeep: true,
  },
  pictures: {
    config: 'vitest.pictures.config.ts',
    files: (file) => file.endsWith('.picture.test.ts'),
    inBrowser: true,
    isDeep: true,
  },
};

/** The suites of `npm run test:deep`, or those of `npm test`. */
export const suitesOf = (command) =>
  Object.keys(suites).filter((name) => Boolean(suites[name].isDeep) === (command === 'deep'));
