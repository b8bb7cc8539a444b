import type { WaitingCheckView } from '@nestmates/application/office/selfie-checks/contract.ts';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { Avatar } from '../../../components/people/Avatar.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import { AdminPage } from '../admin/AdminPage.tsx';
import { AdminUnready, type AdminUnreadyState } from '../admin/AdminUnready.tsx';
import { QueueRow } from '../admin/Queue.tsx';
import { ageText } from '../cases/case-text.ts';
import styles from './ChecksScreen.module.css';

export type ChecksScreenState =
  | AdminUnreadyState
  /** There are no checks on this server. */
  | { readonly kind: 'not-found' }
  | { readonly kind: 'ready'; readonly checks: readonly WaitingCheckView[]; readonly now: Date };

function Row({ check, now }: { readonly check: WaitingCheckView; readonly now: Date }) {
  const { member, isLookedAtAgain, asks } = check;
  return (
    <QueueRow
      picture={
        <Avatar
          name={member.firstName}
          face={photoOrInitial(member.profilePhotoUrl)}
          size="medium"
          decorative
        />
      }
      href={`/admin/checks/${check.id}`}
      title={member.firstName}
      since={
        <time className={styles.age} dateTime={check.sentAt}>
          {ageText(check.sentAt, now)}
        </time>
      }
    >
      {(isLookedAtAgain || asks > 3) && (
        <p className={styles.badges}>
          {isLookedAtAgain && <Badge tone="ochre">New main photo</Badge>}
          {asks > 3 && <Badge>{asks} times asked in 30 days</Badge>}
        </p>
      )}
    </QueueRow>
  );
}

function Content({ state }: { readonly state: ChecksScreenState }) {
  switch (state.kind) {
    case 'ready':
      return state.checks.length === 0 ? (
        <EmptyState scene="quiet" title="No photo check waits">
          What members send stands here, the oldest first.
        </EmptyState>
      ) : (
        <ul className={styles.checks} aria-label="Photo checks that wait">
          {state.checks.map((check) => (
            <Row key={check.id} check={check} now={state.now} />
          ))}
        </ul>
      );
    case 'not-found':
      return (
        <EmptyState scene="quiet" title="Photo checks are switched off">
          The setting SELFIE_CHECK offers them or requires them.
        </EmptyState>
      );
    default:
      return <AdminUnready state={state} what="the photo checks" />;
  }
}

/** The selfies that wait to be compared with main photos. */
export const ChecksScreen = ({ state }: { readonly state: ChecksScreenState }) => (
  <AdminPage
    current="checks"
    title={
      <>
        Photo <em>checks</em>
      </>
    }
  >
    <Content state={state} />
  </AdminPage>
);
