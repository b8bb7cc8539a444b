import { createContext, type ReactNode } from 'react';

/** What a shell adds to the header of each page within it. */
export interface ShellBar {
  /** Opens the menu; left out by a shell without one. */
  readonly menu?: ReactNode;
  /** The wordmark, for a page without a title in its header. */
  readonly brand?: ReactNode;
  /** Leads to the notifications; left out by a shell without them. */
  readonly bell?: ReactNode;
  readonly feedback: ReactNode;
}

export const ShellBarContext = createContext<ShellBar | undefined>(undefined);
