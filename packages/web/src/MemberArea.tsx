import { LoadingPage } from '@nestmates/ui/screens/status/LoadingPage.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, Fragment, lazy, Suspense } from 'react';
import { VerificationPrompt } from './accounts/VerificationPrompt.tsx';
import { useLive } from './live/use-live.ts';
import { queryClient } from './queries/query-client.ts';
import type { AppRoute } from './routes.ts';

const shells = {
  full: lazy(() => import('./shell/AppShellContainer.tsx')),
  slim: lazy(() => import('./shell/SlimShellContainer.tsx')),
  none: Fragment,
} as const;

/** Around every page of a signed-in member: queries, live events and the shell. */
export default function MemberArea({
  shell,
  Page,
}: {
  readonly shell: AppRoute['shell'];
  readonly Page: ComponentType;
}) {
  useLive();
  const Shell = shells[shell];
  return (
    <QueryClientProvider client={queryClient}>
      <Shell>
        <Suspense fallback={<LoadingPage />}>
          <Page />
        </Suspense>
      </Shell>
      <VerificationPrompt />
    </QueryClientProvider>
  );
}
