import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import { PremiumPane } from '../../../platform/access/PremiumFeature.tsx';
import { ReportMember } from '../../../trust/reports/ReportMember.tsx';
import styles from './ThreadPane.module.css';

export interface ClosedThread {
  /** Whom the thread was with, who stays reportable for a while. */
  readonly userId?: number | undefined;
  /** What was written before it ended, where that can be reported still. */
  readonly endedHref?: string | undefined;
}

const WaysToReport = ({ userId, endedHref }: ClosedThread) => (
  <>
    {endedHref !== undefined && (
      <LinkButton look="text" href={endedHref}>
        Report a message
      </LinkButton>
    )}
    {userId !== undefined && <ReportMember userId={userId} />}
  </>
);

export const NotConnected = (closed: ClosedThread) => (
  <div className={styles.centered}>
    <EmptyState
      scene="lost"
      level={1}
      title="Not connected"
      action={<LinkButton href="/messages">All messages</LinkButton>}
    >
      You can message each other once you are connected.
    </EmptyState>
    <WaysToReport {...closed} />
  </div>
);

/** Says what is missing, and nothing of whether the two are connected. */
export const NotInPlan = (closed: ClosedThread) => (
  <div className={styles.centered}>
    <PremiumPane gate="messages" />
    <WaysToReport {...closed} />
  </div>
);
