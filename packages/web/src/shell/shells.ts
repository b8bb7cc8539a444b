import type { ReactNode } from 'react';
import { preloadable } from '../platform/routing/preloadable.tsx';

export interface ShellProps {
  /** The path of the route. */
  readonly path: string;
  readonly children: ReactNode;
}

/** The shells that a page can have. */
export const shells = {
  full: preloadable<ShellProps>(() => import('./AppShellContainer.tsx')),
  /** In place of either for whom almost everything is closed. */
  restricted: preloadable<ShellProps>(() => import('./RestrictedShellContainer.tsx')),
  admin: preloadable<ShellProps>(() => import('./AdminShellContainer.tsx')),
  slim: preloadable<ShellProps>(() => import('./SlimShellContainer.tsx')),
  none: undefined,
} as const;
