import { useRef, useState } from 'react';
import { LinkButton } from '../../components/actions/LinkButton.tsx';
import { LoadError } from '../../components/feedback/LoadError.tsx';
import { SectionHeading } from '../../components/layout/SectionHeading.tsx';
import { Disclosure } from '../../components/navigation/Disclosure.tsx';
import { AvatarRow } from '../../components/people/AvatarRow.tsx';
import { photoOrInitial } from '../../drawings/face.ts';
import { useFocusContainerWhenLost } from '../../focus/use-focus-container-when-lost.ts';
import styles from './ConnectionRequestsPanel.module.css';
import { RequestList, type RequestListProps } from './RequestList.tsx';

export type ConnectionRequestsPanelState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; onRetry(): void }
  | ({
      readonly kind: 'ready';
      /** The page with the other requests, if there are more than these. */
      readonly restHref?: string | undefined;
    } & Omit<RequestListProps, 'level' | 'asked'>);

export interface ConnectionRequestsPanelProps {
  readonly state: ConnectionRequestsPanelState;
  /** Collapsed into one line, on pages whose subject is something else. */
  readonly folded?: boolean;
}

const title = 'These users want to connect with you';
const maxFaces = 3;

/** The connection requests that wait for an answer. Renders nothing while loading and if there are none. */
export function ConnectionRequestsPanel({ state, folded = false }: ConnectionRequestsPanelProps) {
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const requests = state.kind === 'ready' ? state.requests : [];
  useFocusContainerWhenLost(panel, requests.length);
  // Collapsed again before the next request arrives.
  if (open && state.kind === 'ready' && requests.length === 0) setOpen(false);
  if (state.kind === 'failed') return <LoadError what="your connection requests" onRetry={state.onRetry} />;
  if (state.kind === 'loading' || requests.length === 0) return null;
  const { restHref, ...shown } = state;
  const list = (
    <>
      <RequestList {...shown} level={3} />
      {restHref && (
        <div className={styles.more}>
          <LinkButton href={restHref} look="outline" size="small">
            See all requests
          </LinkButton>
        </div>
      )}
    </>
  );
  const people = requests.slice(0, maxFaces).map(({ requester }) => ({
    name: requester.firstName,
    face: photoOrInitial(requester.profilePhotoUrl),
  }));
  return (
    <section ref={panel} className={styles.panel} aria-label={title} tabIndex={-1} data-folded={folded}>
      {folded ? (
        <Disclosure
          level={2}
          title={title}
          open={open}
          onToggle={() => setOpen(!open)}
          trailing={open ? undefined : <AvatarRow people={people} />}
        >
          {list}
        </Disclosure>
      ) : (
        <>
          <SectionHeading>{title}</SectionHeading>
          {list}
        </>
      )}
    </section>
  );
}
