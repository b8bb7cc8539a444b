import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { storyNameFromExport } from 'storybook/internal/csf';
import { unionValuesPlugin } from '../component-pages/union-values-plugin.ts';
import { galleryPictures, storedPictures } from '../pictures/folders.ts';
import { sentencesPlugin } from '../words/sentences-plugin.ts';
import { searchName } from './story-names.ts';

const testAnnotations = fileURLToPath(new URL('test-annotations.ts', import.meta.url));

/**
 * A test has its own (the manager's part of it waits for the store of a test run, and throws where there is none), and
 * `test-annotations.ts` has axe judge the story.
 */
const addons = process.env.VITEST ? ['@storybook/addon-vitest'] : ['@storybook/addon-a11y'];

const takenPictures = join(galleryPictures, 'index.json');
if (!existsSync(takenPictures)) {
  mkdirSync(galleryPictures, { recursive: true });
  writeFileSync(takenPictures, '[]');
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../introduction/*.mdx',
    '../foundations/*.mdx',
    '../words/*.mdx',
    '../journeys/*.mdx',
    '../emails/*.mdx',
    '../emails/*.stories.tsx',
    '../checks/*.stories.tsx',
    '../../packages/ui/src/**/*.stories.tsx',
  ],
  // First, because `afterEach` runs in reverse order: after the preview's own.
  previewAnnotations: (entries = []) => (process.env.VITEST ? [testAnnotations, ...entries] : entries),
  addons: ['@storybook/addon-docs', ...addons],
  staticDirs: [
    { from: storedPictures, to: '/pictures/stored' },
    { from: galleryPictures, to: '/pictures/gallery' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'Overview' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), sentencesPlugin(), unionValuesPlugin()],
  }),
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
