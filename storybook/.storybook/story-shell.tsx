import type { Args, Parameters } from '@storybook/react-vite';
import { createRoot, type Root } from 'react-dom/client';
import { fn } from 'storybook/test';
import { people } from '../../packages/ui/src/drawings/people.ts';
import { AppShell, type AppShellProps } from '../../packages/ui/src/screens/site/shell/AppShell.tsx';
import { administratorMenu, menu } from '../../packages/ui/src/screens/site/shell/menu/menu.ts';
import { SlimShell } from '../../packages/ui/src/screens/site/shell/SlimShell.tsx';

type FullShell = Pick<AppShellProps, 'path' | 'feedback' | 'fullScreen'>;

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

/** Who looks at a page of administrators is one. */
const itemsAt = (path: string) =>
  (path.startsWith('/admin') ? administratorMenu : menu).map((entry) =>
    entry.id === 'messages' ? { ...entry, count: 2 } : entry,
  );

const actions = { onLocked: fn(), onLogout: fn(), onFeedback: fn() };

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
      ) : (
        <AppShell
          {...shell}
          {...actions}
          items={itemsAt(shell.path)}
          firstName="Sofia"
          face={people.sofia.face}
        >
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
