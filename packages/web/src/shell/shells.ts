import { preloadable } from '../platform/routing/preloadable.tsx';
import type { ShellProps } from './shell-props.ts';

/** The shells that a page can have. */
export const shells = {
  full: preloadable<ShellProps>(() => import('./AppShellContainer.tsx')),
  /** Shell in place of either, for those to whom almost everything is closed. */
  restricted: preloadable<ShellProps>(() => import('./RestrictedShellContainer.tsx')),
  admin: preloadable<ShellProps>(() => import('./AdminShellContainer.tsx')),
  slim: preloadable<ShellProps>(() => import('./SlimShellContainer.tsx')),
  none: undefined,
} as const;
