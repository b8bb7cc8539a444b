import type { ReactNode } from 'react';

export interface ShellProps {
  /** The path of the route. */
  readonly path: string;
  readonly children: ReactNode;
}
