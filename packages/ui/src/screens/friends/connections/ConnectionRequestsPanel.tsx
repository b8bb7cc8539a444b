import { useRef } from 'react';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import type { Loadable } from '../../../components/feedback/loadable.ts';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { useFocusContainerWhenLost } from '../../../focus/use-focus-container-when-lost.ts';
import styles from './ConnectionRequestsPanel.module.css';
import { RequestList, type RequestListProps } from './RequestList.tsx';
import { requestsTitle } from './requests-title.ts';

export type ConnectionRequestsPanelState = Loadable<
  {
    /** The page with the other requests, if there are more than these. */
    readonly restHref?: string | undefined;
  } & Omit<RequestListProps, 'level' | 'asked'>
>;

export interface ConnectionRequestsPanelProps {
  readonly state: ConnectionRequestsPanelState;
}

/** The connection requests that wait for an answer. Renders nothing while loading and if there are none. */
export function ConnectionRequestsPanel({ state }: ConnectionRequestsPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const requests = state.kind === 'ready' ? state.requests : [];
  useFocusContainerWhenLost(panel, requests.length);
  if (state.kind === 'failed') return <LoadError what="your connection requests" onRetry={state.onRetry} />;
  if (state.kind === 'loading' || requests.length === 0) return null;
  const { restHref, ...shown } = state;
  return (
    <section ref={panel} className={styles.panel} aria-label={requestsTitle} tabIndex={-1}>
      <SectionHeading>{requestsTitle}</SectionHeading>
      <RequestList {...shown} level={3} />
      {restHref && (
        <div className={styles.more}>
          <LinkButton href={restHref} look="outline" size="small">
            See all requests
          </LinkButton>
        </div>
      )}
    </section>
  );
}
