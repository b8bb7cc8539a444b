import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

const testAnnotations = fileURLToPath(new URL('test-annotations.ts', import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../foundations/*.mdx', '../../packages/ui/src/**/*.stories.tsx'],
  // First, because `afterEach` runs in reverse order: the dark theme after axe has checked the light one.
  previewAnnotations: (entries = []) => (process.env.VITEST ? [testAnnotations, ...entries] : entries),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  features: { sidebarOnboardingChecklist: false },
};

export default config;
