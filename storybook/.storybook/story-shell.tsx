import type { Args, Parameters } from '@storybook/react-vite';
import { createRoot, type Root } from 'react-dom/client';
import { fn } from 'storybook/test';
import { people } from '../../packages/ui/src/drawings/people.ts';
import { AdminShell } from '../../packages/ui/src/screens/office/admin/AdminShell.tsx';
import { AppShell, type AppShellProps } from '../../packages/ui/src/screens/site/shell/AppShell.tsx';
import { menu } from '../../packages/ui/src/screens/site/shell/menu/menu.ts';
import { currentTab } from '../../packages/ui/src/screens/site/shell/menu/tabs.ts';
import { SlimShell } from '../../packages/ui/src/screens/site/shell/SlimShell.tsx';

type FullShell = Pick<AppShellProps, 'path' | 'feedback' | 'fullScreen' | 'back'>;

/** `parameters.shell` of a screen's stories: the shell that the app gives the page, if any. */
type StoryShell = FullShell | 'slim';

interface ShellContext {
  readonly parameters: Parameters;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly args: Args;
}

export const shellOf = ({ parameters, globals, args }: ShellContext): StoryShell | undefined => {
  if (globals.shell !== 'on') return undefined;
  return typeof parameters.shell === 'function' ? parameters.shell(args) : parameters.shell;
};

const items = menu.map((entry) => (entry.id === 'messages' ? { ...entry, count: 2 } : entry));

const member = { firstName: 'Sofia', face: people.sofia.face };
const actions = { onLocked: fn(), onLogout: fn(), onFeedback: fn() };
const onSearch = fn();

/** Where a story of a page below a tab leads back to, in the words of the app. */
const ways: Readonly<Record<string, AppShellProps['back']>> = {
  '/notifications': { href: '/dashboard', label: 'Dashboard' },
  '/playdate-planner': { href: '/dashboard', label: 'Dashboard' },
  '/connection-requests': { href: '/matches', label: 'My Matches' },
  '/request-swap': { href: '/matches', label: 'My Matches' },
  '/marketplace/new': { href: '/marketplace', label: 'Marketplace' },
  '/marketplace/3/edit': { href: '/marketplace/my-listings', label: 'My Listings' },
  '/marketplace/my-listings': { href: '/marketplace', label: 'Marketplace' },
  '/marketplace/61': { href: '/marketplace', label: 'Marketplace' },
  '/seller/11': { href: '/marketplace', label: 'Marketplace' },
  '/seller-profile/little-acorns': { href: '/marketplace', label: 'Marketplace' },
  '/little-acorns-store-front': { href: '/marketplace', label: 'Marketplace' },
};

const toMe = { href: '/me', label: 'Me', besideFrom: 'wide' } as const;
const toApp = { href: '/dashboard', label: 'the app', besideFrom: 'medium' } as const;

/** What the app says of this page, unless the story says it. */
const backFrom = ({ path, back }: FullShell) =>
  back ?? ways[path] ?? (currentTab(path) === 'me' && path !== '/me' ? toMe : undefined);

let shown: { readonly root: Root; readonly element: HTMLElement } | undefined;
let shownShell = '';

/**
 * Puts the shell around the root of the stories instead of rendering it with the story, so that what a play
 * function finds in its canvas is the story alone.
 */
export function showShell(shell: StoryShell | undefined): Promise<void> {
  const asText = JSON.stringify(shell) ?? '';
  if (asText === shownShell) return Promise.resolve();
  shownShell = asText;
  removeShell();
  return shell === undefined ? Promise.resolve() : renderShell(shell);
}

function removeShell() {
  if (!shown) return;
  document.body.prepend(storyRoot());
  shown.root.unmount();
  shown.element.remove();
  shown = undefined;
}

function renderShell(shell: StoryShell): Promise<void> {
  const element = document.body.insertBefore(document.createElement('div'), storyRoot());
  const root = createRoot(element);
  shown = { root, element };
  return new Promise((resolve) => {
    const place = (
      <div
        data-story-place
        ref={(here) => {
          here?.append(storyRoot());
          resolve();
        }}
      />
    );
    root.render(
      shell === 'slim' ? (
        <SlimShell onFeedback={actions.onFeedback}>{place}</SlimShell>
      ) : shell.path.startsWith('/admin') ? (
        <AdminShell
          {...shell}
          {...member}
          back={shell.back ?? toApp}
          onFeedback={actions.onFeedback}
          onSearch={onSearch}
        >
          {place}
        </AdminShell>
      ) : (
        <AppShell {...shell} {...actions} {...member} items={items} back={backFrom(shell)}>
          {place}
        </AppShell>
      ),
    );
  });
}

function storyRoot(): HTMLElement {
  const root = document.getElementById('storybook-root');
  if (!root) throw new Error('Storybook has no root for its stories');
  return root;
}
