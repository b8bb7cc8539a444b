import { LoadingPage } from '@nestmates/ui/screens/platform/status/LoadingPage.tsx';
import { Suspense, useEffect } from 'react';
import { PasswordPrompt } from './members/accounts/PasswordPrompt.tsx';
import { VerificationPrompt } from './members/accounts/VerificationPrompt.tsx';
import { WhyLockedPrompt } from './platform/access/WhyLockedPrompt.tsx';
import { useHydrated } from './platform/first-render/first-render.ts';
import { Moments } from './platform/moments/Moments.tsx';
import { useOfflineUse } from './platform/offline-use/use-offline-use.ts';
import { Queries } from './platform/queries/Queries.tsx';
import { type Preloadable, Preloaded } from './platform/routing/preloadable.tsx';
import { useRestricted } from './platform/session/restricted.ts';
import { useMember } from './platform/session/session.ts';
import { tellBrowserFacts } from './platform/shared/browser-facts.ts';
import type { AppRoute } from './routes.ts';
import { shells } from './shell/shells.ts';
import { useLive } from './shell/use-live.ts';
import { MemberReports } from './site/reports/MemberReports.tsx';

export interface MemberAreaProps {
  /** The path of the route, by which its shell knows the way back. */
  readonly path: string;
  readonly shell: AppRoute['shell'];
  readonly page: Preloadable;
}

/** Surrounds every page of a signed-in member: queries, live events and the shell. */
export default function MemberArea({ path, shell, page }: MemberAreaProps) {
  useLive();
  useOfflineUse();
  const { id } = useMember();
  useEffect(() => tellBrowserFacts(id), [id]);
  const restricted = useRestricted();
  const part = shells[shell !== 'none' && restricted ? 'restricted' : shell];
  const isHydrated = useHydrated();
  // What is typed or submitted before the code is there would be lost, or submitted by the browser itself.
  const children = (
    <fieldset role="presentation" disabled={!isHydrated}>
      <div>
        <Suspense fallback={<LoadingPage />}>
          <Preloaded part={page} props={{}} />
        </Suspense>
      </div>
    </fieldset>
  );
  return (
    <Queries>
      <MemberReports>{part ? <Preloaded part={part} props={{ path, children }} /> : children}</MemberReports>
      <VerificationPrompt />
      <WhyLockedPrompt />
      <PasswordPrompt />
      <Moments />
    </Queries>
  );
}
