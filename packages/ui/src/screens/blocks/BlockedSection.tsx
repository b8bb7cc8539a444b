import type { BlockedView } from '@nestmates/application/blocks/contract.ts';
import { useRef } from 'react';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { type Rest, RestOfList } from '../../components/RestOfList.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { Skeleton, Waiting } from '../../components/Skeleton.tsx';
import { useKeptFocus } from '../browse/use-kept-focus.ts';
import styles from './BlockedSection.module.css';

export type BlockedSectionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; onRetry(): void }
  | {
      readonly kind: 'ready';
      readonly blocked: readonly BlockedView[];
      readonly rest?: Rest | undefined;
      /** Whose block is being taken back. */
      readonly unblocking?: number | undefined;
      onUnblock(member: BlockedView): void;
    };

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

function Content({ state }: { readonly state: BlockedSectionState }) {
  if (state.kind === 'loading') {
    return (
      <Waiting label="Loading whom you have blocked">
        <Skeleton width="60%" />
      </Waiting>
    );
  }
  if (state.kind === 'failed') {
    return (
      <Banner
        look="wrong"
        title="Your blocked members were not loaded"
        action={
          <Button look="text" size="small" onClick={state.onRetry}>
            Try again
          </Button>
        }
      />
    );
  }
  if (state.blocked.length === 0 && !state.rest)
    return <p className={styles.quiet}>You have not blocked anyone.</p>;
  return (
    <>
      <ul>
        {state.blocked.map((member) => (
          <li key={member.userId} className={styles.row}>
            <span className={styles.who}>
              <span className={styles.name}>{member.firstName}</span>
              <span className={styles.since}>Blocked on {day.format(new Date(member.blockedAt))}</span>
            </span>
            <Button
              look="outline"
              size="small"
              aria-label={`${state.unblocking === member.userId ? 'Unblocking…' : 'Unblock'} ${member.firstName}`}
              pending={state.unblocking === member.userId}
              pendingLabel="Unblocking…"
              onClick={() => state.onUnblock(member)}
            >
              Unblock
            </Button>
          </li>
        ))}
      </ul>
      <RestOfList rest={state.rest} of="blocked members" />
    </>
  );
}

/** Whom she has blocked, so that she can change her mind. */
export function BlockedSection({ state }: { readonly state: BlockedSectionState }) {
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section, state.kind === 'ready' && state.blocked.length);
  return (
    <section ref={section} className={styles.section} tabIndex={-1} aria-label="Blocked members">
      <SectionHeading>Blocked Members</SectionHeading>
      <Content state={state} />
    </section>
  );
}
