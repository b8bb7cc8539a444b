import { useRef } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { useFocusContainerWhenLost } from '../../../focus/use-focus-container-when-lost.ts';
import { AccountSection } from './AccountSection.tsx';
import { SessionList, type SessionListProps } from './SessionList.tsx';

export type SessionsSectionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; onRetry(): void }
  | (SessionListProps & {
      readonly kind: 'ready';
      readonly endingOthers: boolean;
      onEndOthers(): void;
    });

function Content({ state }: { readonly state: SessionsSectionState }) {
  if (state.kind === 'loading') {
    return (
      <SkeletonGroup label="Loading your devices">
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </SkeletonGroup>
    );
  }
  if (state.kind === 'failed') {
    return (
      <Banner
        look="wrong"
        title="Your devices were not loaded"
        action={
          <Button look="text" size="small" onClick={state.onRetry}>
            Try again
          </Button>
        }
      />
    );
  }
  return (
    <>
      <SessionList {...state} />
      {state.sessions.length > 1 && (
        <div>
          <Button
            look="outline"
            pending={state.endingOthers}
            pendingLabel="Logging out…"
            onClick={state.onEndOthers}
          >
            Log out everywhere else
          </Button>
        </div>
      )}
    </>
  );
}

/** Where the member is signed in, each with a button to log out. */
export function SessionsSection({ state }: { readonly state: SessionsSectionState }) {
  const section = useRef<HTMLElement>(null);
  useFocusContainerWhenLost(section, state.kind === 'ready' && state.sessions.length);
  return (
    <AccountSection ref={section} title="Devices" lead="Where you are logged in.">
      <Content state={state} />
    </AccountSection>
  );
}
