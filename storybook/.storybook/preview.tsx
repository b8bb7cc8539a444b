import '../../packages/ui/src/tokens/index.css';
import './docs.css';
import type { Preview } from '@storybook/react-vite';
import { configure, expect, spyOn } from 'storybook/test';
import { DocsPage } from './DocsPage.tsx';
import { applyTheme, themeIn } from './story-theme.ts';

// Generous, because stories wait for pictures and imported code, on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  initialGlobals: { theme: 'light', viewport: { value: 'phone', isRotated: false } },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 390 × 844', type: 'mobile', styles: { width: '390px', height: '844px' } },
        magnified: {
          name: 'Phone at 200 %, 195 × 422',
          type: 'mobile',
          styles: { width: '195px', height: '422px' },
        },
        sideways: {
          name: 'Phone held sideways, 568 × 320',
          type: 'mobile',
          styles: { width: '568px', height: '320px' },
        },
        wide: { name: 'Wide, 1280 × 800', type: 'desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
      },
    },
    docs: { container: DocsPage },
    options: {
      storySort: { method: 'alphabetical', order: ['Foundations', 'Drawings', 'Components', 'Screens'] },
    },
  },
  decorators: [
    (Story, { globals }) => {
      applyTheme(themeIn(globals));
      return <Story />;
    },
  ],
  beforeEach: ({ globals }) => {
    applyTheme(themeIn(globals));
    const errors = spyOn(console, 'error');
    return () => errors.mockRestore();
  },
  // A console error fails the story.
  afterEach: async () => {
    await expect(console.error).not.toHaveBeenCalled();
  },
};

export default preview;
