import { AdminShell } from '@nestmates/ui/screens/office/admin/AdminShell.tsx';
import { LoadingPage } from '@nestmates/ui/screens/platform/status/LoadingPage.tsx';
import { LoadingScreen } from '@nestmates/ui/screens/platform/status/LoadingScreen.tsx';
import { AppShell } from '@nestmates/ui/screens/site/shell/AppShell.tsx';
import { SlimShell } from '@nestmates/ui/screens/site/shell/SlimShell.tsx';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageReads } from '../platform/page-data/page-reads.ts';
import { renderedPages } from '../platform/page-data/rendered-pages.ts';
import { routes } from '../routes.ts';
import { menuItems } from '../shell/menu-items.ts';

const nothing = () => undefined;

const fullShell = (fullScreen: boolean): ReactNode => (
  <AppShell
    items={menuItems({ plan: 'premium' })}
    path=""
    firstName=""
    face={{ kind: 'initial' }}
    fullScreen={fullScreen}
    feedback="docked"
    onLocked={nothing}
    onLogout={nothing}
    onFeedback={nothing}
  >
    <LoadingPage />
  </AppShell>
);

const shells = {
  full: fullShell(false),
  thread: fullShell(true),
  slim: (
    <SlimShell onFeedback={nothing}>
      <LoadingPage />
    </SlimShell>
  ),
  admin: (
    <AdminShell path="" firstName="" face={{ kind: 'initial' }} onFeedback={nothing} onSearch={nothing}>
      <LoadingPage />
    </AdminShell>
  ),
  none: <LoadingScreen />,
} as const;

/** What the page of a member shows before its code is there: header, menu and tab bar of its shell. */
export const prerenderedShells = (): Record<string, string> =>
  Object.fromEntries(Object.entries(shells).map(([name, shell]) => [name, renderToStaticMarkup(shell)]));

/** The pages that members open, each with its first reads; the landing page is HTML of its own. */
export const memberRoutes = () =>
  routes
    .filter(({ path }) => path !== '/')
    .map(({ path, audience, file, shell }) => ({
      path,
      audience,
      file,
      shell: path === '/messages/:userId' ? 'thread' : shell,
      reads: pageReads[path] ?? [],
      rendered: renderedPages.has(path),
    }));
