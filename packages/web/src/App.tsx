import { Safeguard } from '@nestmates/ui/components/feedback/ErrorBoundary.tsx';
import { FailedScreen } from '@nestmates/ui/screens/status/FailedScreen.tsx';
import { LoadingScreen } from '@nestmates/ui/screens/status/LoadingScreen.tsx';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { type AppRoute, routes } from './routes.ts';
import { redirectFor } from './routing/redirects.ts';
import { useArrival } from './routing/use-navigation-focus.ts';
import { retrySession, useSession } from './session/session.ts';

const MemberArea = lazy(() => import('./MemberArea.tsx'));
const NotFoundPage = lazy(() => import('./not-found/NotFoundPage.tsx'));

/** Who is finished keeps her menu and her tabs where there is no page. */
function Unknown() {
  const { kind } = useSession();
  if (kind === 'loading') return <LoadingScreen />;
  return kind === 'member' ? <MemberArea frame="whole" Page={NotFoundPage} /> : <NotFoundPage />;
}

function Place({ audience, frame, Page, exists }: AppRoute) {
  const session = useSession();
  const params = useParams();
  if (exists?.(params) === false) return <Unknown />;
  if (audience === 'everyone') return <Page />;
  switch (session.kind) {
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
      return <FailedScreen onRetry={retrySession} />;
    case 'visitor':
      return <Navigate to={session.belongs} replace />;
    case 'member':
      return <MemberArea frame={frame} Page={Page} />;
  }
}

export function App() {
  const session = useSession();
  const { pathname, state } = useLocation();
  useArrival(pathname);
  const member = session.kind === 'member' ? session.member : null;
  const elsewhere = redirectFor(pathname, member, { goesBack: state?.revisiting === true });
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />;
  return (
    <Safeguard of={pathname} fallback={<FailedScreen onRetry={() => location.reload()} />}>
      <Suspense fallback={<LoadingScreen />}>
        <Routes>
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<Place {...route} />} />
          ))}
          <Route path="*" element={<Unknown />} />
        </Routes>
      </Suspense>
    </Safeguard>
  );
}
