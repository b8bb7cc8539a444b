import { LoadError } from '../../../components/feedback/LoadError.tsx';
import type { Unready } from '../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Portrait } from '../../../components/people/Portrait.tsx';
import type { Face } from '../../../drawings/face.ts';
import { AccountRows } from './AccountRows.tsx';
import styles from './AccountScreen.module.css';
import type { AccountPartName } from './account-part-names.ts';
import type { AccountValues } from './account-values.ts';
import { ScheduledDeletion, type ScheduledDeletionState } from './ScheduledDeletion.tsx';

interface Ready {
  readonly kind: 'ready';
  readonly face: Face;
  readonly values: AccountValues;
  /** What stands beside the rows. */
  readonly open?: AccountPartName | undefined;
  /** Said above the rows, since it is not to be overlooked. */
  readonly scheduled?: ScheduledDeletionState | undefined;
  onLogout(): void;
}

export type AccountScreenState = Unready | { readonly kind: 'signed-out' } | Ready;

export function AccountScreen({ state }: { readonly state: AccountScreenState }) {
  if (state.kind === 'signed-out') return null;
  return (
    <Page
      className={styles.list}
      titleAs={state.kind === 'ready' && state.open ? 'h2' : 'h1'}
      title={
        <>
          Account <em>Settings</em>
        </>
      }
    >
      <Content state={state} />
    </Page>
  );
}

function Content({ state }: { readonly state: Exclude<AccountScreenState, { kind: 'signed-out' }> }) {
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading your account">
          <div className={styles.shapes}>
            <Skeleton shape="heading" width="40%" />
            <Skeleton width="80%" />
            <Skeleton width="60%" />
            <Skeleton width="70%" />
          </div>
        </SkeletonGroup>
      );
    case 'failed':
      return <LoadError what="your account" onRetry={state.onRetry} />;
    case 'ready':
      return <Account {...state} />;
  }
}

function Account({ face, values, open, scheduled, onLogout }: Ready) {
  const { name, email, plan } = values;
  return (
    <>
      <div className={styles.who}>
        <div className={styles.face}>
          <Portrait name={name ?? email} face={face} decorative />
        </div>
        <div className={styles.identity}>
          {name && <p className={styles.name}>{name}</p>}
          <p className={styles.address}>{email}</p>
        </div>
        <Badge tone={plan === 'Free' ? 'plain' : 'berry'}>{plan}</Badge>
      </div>
      {scheduled && <ScheduledDeletion {...scheduled} />}
      <AccountRows values={values} open={open} onLogout={onLogout} />
    </>
  );
}
