import type { MemberView } from '@nestmates/application/platform/access/member-view.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** Who uses this browser. Kept outside of the query cache, which depends on it. */
export type Session =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** `/` after a logout, `/auth` otherwise. */
  | { readonly kind: 'visitor'; readonly redirectTo: '/' | '/auth' }
  | { readonly kind: 'member'; readonly member: MemberView };

/**
 * What a page is first rendered with: on the server, for one request, and in the browser that hydrates it. What a
 * module keeps is the browser's alone, so that requests never see each other's.
 */
export interface FirstRender {
  readonly session: Session;
  /** The names of what the member has dismissed at the browser. */
  readonly dismissed: readonly string[];
  /** Time by the server's clock. */
  readonly now: Date;
  /** That of a request; a browser has one for all that it shows. */
  readonly queryClient?: QueryClient;
  /** Given by the server alone, which puts the title into the page. */
  onTitle?(title: string | undefined): void;
}

const FirstRenderContext = createContext<FirstRender | undefined>(undefined);

export const FirstRenderProvider = FirstRenderContext.Provider;

export const useFirstRender = (): FirstRender | undefined => useContext(FirstRenderContext);

/** What does not change once it is hydrated. */
export const never = () => () => undefined;

/** False while the server renders and while that is hydrated: until then nothing shows what only a browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
