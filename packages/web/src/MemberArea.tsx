import { LoadingScreen } from '@nestmates/ui/screens/status/LoadingScreen.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, Fragment, lazy, Suspense } from 'react';
import { useLive } from './live/use-live.ts';
import { queryClient } from './queries/query-client.ts';
import type { AppRoute } from './routes.ts';
import { useOtherTabs } from './session/use-reload-on-member-change.ts';

const frames = {
  whole: lazy(() => import('./shell/AppShellContainer.tsx')),
  slim: lazy(() => import('./shell/SlimShellContainer.tsx')),
  none: Fragment,
} as const;

/** Where queries are answered: every page of a signed-in member. */
export default function MemberArea({
  frame,
  Page,
}: {
  readonly frame: AppRoute['frame'];
  readonly Page: ComponentType;
}) {
  useLive();
  useOtherTabs();
  const Frame = frames[frame];
  return (
    <QueryClientProvider client={queryClient}>
      <Frame>
        <Suspense fallback={<LoadingScreen />}>
          <Page />
        </Suspense>
      </Frame>
    </QueryClientProvider>
  );
}
