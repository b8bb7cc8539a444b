import { LoadingPage } from '@nestmates/ui/screens/platform/status/LoadingPage.tsx';
import { VisitorShell } from '@nestmates/ui/screens/site/shell/VisitorShell.tsx';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Queries } from './platform/queries/Queries.tsx';
import { type Preloadable, Preloaded } from './platform/routing/preloadable.tsx';
import { rememberSharedPage } from './platform/session/page-after-sign-up.ts';
import { ReportArea } from './trust/reports/ReportArea.tsx';

export interface VisitorAreaProps {
  readonly page: Preloadable;
}

/** Surrounds what a visitor sees of the pages that members and visitors share. */
export default function VisitorArea({ page }: VisitorAreaProps) {
  const { pathname, search } = useLocation();
  useEffect(() => rememberSharedPage(`${pathname}${search}`), [pathname, search]);
  return (
    <Queries>
      <ReportArea reporter="visitor">
        <VisitorShell>
          <Suspense fallback={<LoadingPage />}>
            <Preloaded part={page} props={{}} />
          </Suspense>
        </VisitorShell>
      </ReportArea>
    </Queries>
  );
}
