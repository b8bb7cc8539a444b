import { createContext, type ReactNode } from 'react';
import type { BackTo } from '../navigation/BackLink.tsx';
import type { SegmentLink } from '../navigation/SegmentLinks.tsx';

/** What a shell adds to the header of each page within it. */
export interface ShellBar {
  /** Where the page leads back to; left out on the page of a tab. */
  readonly back?: BackTo | undefined;
  /** The wordmark, for a page without a title in its header. */
  readonly brand?: ReactNode;
  /** Leads to the notifications; left out by a shell without them. */
  readonly bell?: ReactNode;
  /** A line below the header. */
  readonly notice?: ReactNode;
  /** What a shell has at the end of the header while it shows no tab bar. */
  readonly end?: ReactNode;
  /** The two pages of the People tab. */
  readonly people?: readonly SegmentLink[];
}

export const ShellBarContext = createContext<ShellBar | undefined>(undefined);
