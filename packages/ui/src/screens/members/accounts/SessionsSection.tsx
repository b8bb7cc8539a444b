import { useRef } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import type { Loadable } from '../../../components/feedback/loadable.ts';
import { SectionUnready } from '../../../components/feedback/SectionUnready.tsx';
import { useFocusContainerWhenLost } from '../../../focus/use-focus-container-when-lost.ts';
import { AccountSection } from './AccountSection.tsx';
import { SessionList, type SessionListProps } from './SessionList.tsx';

export type SessionsSectionState = Loadable<
  SessionListProps & { readonly endingOthers: boolean; onEndOthers(): void }
>;

function Content({ state }: { readonly state: SessionsSectionState }) {
  if (state.kind !== 'ready') {
    return (
      <SectionUnready
        state={state}
        loading="Loading your devices"
        failed="Your devices were not loaded"
        widths={['60%', '40%']}
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

/** Lists where the member is signed in, each with a button to log out. */
export function SessionsSection({ state }: { readonly state: SessionsSectionState }) {
  const section = useRef<HTMLElement>(null);
  useFocusContainerWhenLost(section, state.kind === 'ready' && state.sessions.length);
  return (
    <AccountSection ref={section} title="Devices" lead="Where you are logged in.">
      <Content state={state} />
    </AccountSection>
  );
}
