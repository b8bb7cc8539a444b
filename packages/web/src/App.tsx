import { FailedScreen } from '@nestmates/ui/screens/status/FailedScreen.tsx';
import { LoadingScreen } from '@nestmates/ui/screens/status/LoadingScreen.tsx';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { type AppRoute, routes } from './routes.ts';
import { redirectFor } from './shared/redirects.ts';
import { useMe } from './shared/session.ts';
import { useArrival } from './shared/use-arrival.ts';

const Frame = lazy(() => import('./shell/Frame.tsx'));
const NotFoundPage = lazy(() => import('./not-found/NotFoundPage.tsx'));

function Standing({ audience, framed, Page }: AppRoute) {
  const { data: me, isPending, isError, refetch } = useMe();
  if (audience === 'everyone') return <Page />;
  if (isPending) return <LoadingScreen />;
  if (isError) return <FailedScreen onRetry={() => void refetch()} />;
  if (!me) return <Navigate to="/auth" replace />;
  if (!framed) return <Page />;
  return (
    <Frame member={me}>
      <Suspense fallback={<LoadingScreen />}>
        <Page />
      </Suspense>
    </Frame>
  );
}

export function App() {
  const { data: me } = useMe();
  const { pathname, state } = useLocation();
  useArrival(pathname);
  const elsewhere = redirectFor(pathname, me ?? null, { goesBack: state?.revisiting === true });
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        {routes.map((route) => (
          <Route key={route.path} path={route.path} element={<Standing {...route} />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
