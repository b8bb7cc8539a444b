import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { storyNameFromExport } from 'storybook/internal/csf';
import { searchName } from './story-names.ts';

const testAnnotations = fileURLToPath(new URL('test-annotations.ts', import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../introduction/*.mdx',
    '../foundations/*.mdx',
    '../emails/*.stories.tsx',
    '../../packages/ui/src/**/*.stories.tsx',
  ],
  // First, because `afterEach` runs in reverse order: the dark theme after axe has checked the light one.
  previewAnnotations: (entries = []) => (process.env.VITEST ? [testAnnotations, ...entries] : entries),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'Overview' },
  typescript: { reactDocgen: 'react-docgen' },
  features: { sidebarOnboardingChecklist: false },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) => ({
          ...entry,
          name: searchName({
            title: options.makeTitle(entry.title),
            name: entry.name ?? storyNameFromExport(entry.exportName),
          }),
        })),
    })),
};

export default config;
