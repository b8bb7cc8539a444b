import { LoadingScreen } from '@nestmates/ui/screens/status/LoadingScreen.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLive } from './live/use-live.ts';
import { queryClient } from './shared/query-client.ts';

const Frame = lazy(() => import('./shell/Frame.tsx'));

/** Where queries are answered: every page of a signed-in member. */
export default function MemberArea({
  framed,
  Page,
}: {
  readonly framed: boolean;
  readonly Page: ComponentType;
}) {
  useLive();
  const page = (
    <Suspense fallback={<LoadingScreen />}>
      <Page />
    </Suspense>
  );
  return (
    <QueryClientProvider client={queryClient}>{framed ? <Frame>{page}</Frame> : page}</QueryClientProvider>
  );
}
