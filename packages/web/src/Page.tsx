import { LazyToaster } from '@nestmates/ui/components/feedback/LazyToaster.tsx';
import { LiveRegion } from '@nestmates/ui/components/feedback/LiveRegion.tsx';
import { type ReactNode, StrictMode } from 'react';
import { App } from './App.tsx';
import { type FirstRender, FirstRenderProvider } from './platform/first-render/first-render.ts';
import { RouterLinks } from './platform/routing/RouterLinks.tsx';

interface PageProps {
  /** Undefined where the server has not rendered the page. */
  readonly first: FirstRender | undefined;
  /** Gives the app its router: that of the browser, or on the server one of the address. */
  readonly routed: (app: ReactNode) => ReactNode;
}

/** All that stands in the root, on the server and in the browser. */
export const Page = ({ first, routed }: PageProps) => (
  <StrictMode>
    <FirstRenderProvider value={first}>
      {routed(
        <RouterLinks>
          <App />
        </RouterLinks>,
      )}
      <LazyToaster />
      <LiveRegion />
    </FirstRenderProvider>
  </StrictMode>
);
