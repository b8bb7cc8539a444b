import '../../packages/ui/src/tokens/index.css';
import './docs.css';
import { preloadListingIcons } from '@nestmates/ui/screens/market/listings/picture/ListingIcon.tsx';
import { dismissToast } from '@nestmates/ui/toasts/toast.ts';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure, spyOn } from 'storybook/test';
import { spellOutUnions } from '../component-pages/spell-out-unions.ts';
import { StoriesPage } from '../StoriesPage.tsx';
import { expectNoErrors } from './console-errors.ts';
import { DocsPage } from './DocsPage.tsx';
import { isGalleryFrame, keepGalleryStill } from './gallery-frame.ts';
import { rest } from './rest.ts';
import { shellOf, showShell } from './story-shell.tsx';
import { applyTheme, themeIn } from './story-theme.ts';

// Generous, because stories wait for pictures and imported code, on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const applyTextSize = (percent: unknown) => {
  document.documentElement.style.fontSize = percent === '100' ? '' : `${percent}%`;
};

keepGalleryStill();

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [spellOutUnions],
  initialGlobals: {
    theme: 'light',
    text: '100',
    shell: 'off',
    viewport: { value: 'phone', isRotated: false },
  },
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
    text: {
      description: 'Text size',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: '100', title: 'Text 100 %' },
          { value: '130', title: 'Text 130 %' },
          { value: '200', title: 'Text 200 %' },
        ],
      },
    },
    shell: {
      description: 'The screen alone or within the shell',
      toolbar: {
        icon: 'browser',
        dynamicTitle: true,
        items: [
          { value: 'off', title: 'Screen alone' },
          { value: 'on', title: 'Within the shell' },
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
        tablet: { name: 'Tablet, 820 × 1180', type: 'tablet', styles: { width: '820px', height: '1180px' } },
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
    docs: { container: DocsPage, page: StoriesPage },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Introduction', 'Journeys', 'Screens', 'Emails', 'Words', 'Foundations', 'Components'],
      },
    },
  },
  // A picture is taken when nothing changes any more, which may be before an icon has been loaded.
  loaders: [preloadListingIcons],
  decorators: [
    (Story, context) => {
      applyTheme(themeIn(context.globals));
      applyTextSize(context.globals.text);
      useLayoutEffect(() => void showShell(shellOf(context)));
      return <Story />;
    },
  ],
  beforeEach: async (context) => {
    applyTheme(themeIn(context.globals));
    await showShell(shellOf(context));
    const errors = spyOn(console, 'error');
    return () => {
      errors.mockRestore();
      // The next story may have a toaster, too.
      dismissToast();
    };
  },
  // A console error fails the story. A gallery shows the state all the same.
  afterEach: async ({ parameters }) => {
    if (!isGalleryFrame()) expectNoErrors();
    if (!import.meta.env.VITEST) rest(parameters);
  },
};

export default preview;
