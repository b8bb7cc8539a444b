import { ErrorBoundary } from '@nestmates/ui/components/feedback/ErrorBoundary.tsx';
import { FailedScreen } from '@nestmates/ui/screens/platform/status/FailedScreen.tsx';
import { LoadingScreen } from '@nestmates/ui/screens/platform/status/LoadingScreen.tsx';
import { Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { memberArea } from './member-area.ts';
import { Preloaded, preloadable } from './platform/routing/preloadable.tsx';
import { useNavigationFocus } from './platform/routing/use-navigation-focus.ts';
import { forgetSharedPage, pageAfterSignUp } from './platform/session/page-after-sign-up.ts';
import { useRestricted } from './platform/session/restricted.ts';
import { retrySession, useSession } from './platform/session/session.ts';
import { redirectFor, redirectOfRestricted } from './redirects.ts';
import { type AppRoute, routes } from './routes.ts';
import { visitorArea } from './visitor-area.ts';

export const notFoundPage = preloadable(() => import('./platform/not-found/NotFoundPage.tsx'));

/** A member sees the 404 page within the shell. */
function NotFoundRoute() {
  const { kind } = useSession();
  if (kind === 'loading') return <LoadingScreen />;
  if (kind !== 'member') return <Preloaded part={notFoundPage} props={{}} />;
  return <Preloaded part={memberArea} props={{ path: '*', shell: 'full', page: notFoundPage }} />;
}

function RoutePage({ path, audience, shell, page, exists }: AppRoute) {
  const session = useSession();
  const params = useParams();
  if (exists?.(params) === false) return <NotFoundRoute />;
  if (audience === 'everyone' && shell === 'none') return <Preloaded part={page} props={{}} />;
  switch (session.kind) {
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
      return <FailedScreen onRetry={retrySession} />;
    case 'visitor':
      if (audience === 'everyone') return <Preloaded part={visitorArea} props={{ page }} />;
      return <Navigate to={session.redirectTo} replace />;
    case 'member':
      return <Preloaded part={memberArea} props={{ path, shell, page }} />;
  }
}

export function App() {
  const session = useSession();
  const { pathname, search, state } = useLocation();
  useNavigationFocus();
  const member = session.kind === 'member' ? session.member : null;
  const restricted = useRestricted() && member !== null;
  const redirect =
    (restricted ? redirectOfRestricted(pathname, search) : undefined) ??
    redirectFor(pathname, member, { goesBack: state?.revisiting === true });
  const hasArrived = member?.onboardingComplete === true && redirect === undefined;
  useEffect(() => {
    if (hasArrived) forgetSharedPage();
  }, [hasArrived]);
  if (redirect !== undefined) {
    return <Navigate to={redirect === '/dashboard' ? pageAfterSignUp() : redirect} replace />;
  }
  return (
    <ErrorBoundary resetKey={pathname} fallback={<FailedScreen onRetry={() => location.reload()} />}>
      <Suspense fallback={<LoadingScreen />}>
        <Routes>
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<RoutePage {...route} />} />
          ))}
          <Route path="*" element={<NotFoundRoute />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
