import type { FeedbackView } from '@nestmates/application/office/feedback/contract.ts';
import { type FeedbackStatus, feedbackStatuses } from '@nestmates/domain/office/feedback/feedback.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { Cluster } from '../../../components/layout/Cluster.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { Dialog } from '../../../components/overlays/Dialog.tsx';
import { momentText } from '../admin/moment-text.ts';
import styles from './AdminFeedbackScreen.module.css';
import { categoryTones, statusLabels, statusTones } from './feedback-text.ts';

export interface FeedbackDetailState {
  readonly feedback: FeedbackView;
  /** The status that it is being given. */
  readonly changingTo?: FeedbackStatus | undefined;
  onStatus(status: FeedbackStatus): void;
  onClose(): void;
}

/** All of one message, who has sent it, and what became of it. */
export function FeedbackDetailDialog({ state }: { readonly state: FeedbackDetailState }) {
  const { feedback, changingTo, onStatus, onClose } = state;
  const { category, status, message, user, createdAt } = feedback;
  return (
    <Dialog open onClose={onClose} title="Feedback" focus="dialog">
      <Stack gap={5}>
        <Cluster gap={2}>
          <Badge tone={categoryTones[category]}>{category}</Badge>
          <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
        </Cluster>
        <p className={styles.words}>{message}</p>
        <dl className={styles.facts}>
          <dt>From</dt>
          <dd>{user.firstName ? `${user.firstName}, ${user.email}` : user.email}</dd>
          <dt>Sent</dt>
          <dd>
            <time dateTime={createdAt}>{momentText(createdAt)}</time>
          </dd>
        </dl>
        <fieldset className={styles.statuses} aria-label="Status">
          {feedbackStatuses.map((one) => (
            <Button
              key={one}
              look={one === status ? 'quiet' : 'outline'}
              size="small"
              aria-pressed={one === status}
              pending={one === changingTo}
              pendingLabel="Saving…"
              resting={one === status || (changingTo !== undefined && one !== changingTo)}
              onClick={() => onStatus(one)}
            >
              {statusLabels[one]}
            </Button>
          ))}
        </fieldset>
      </Stack>
    </Dialog>
  );
}
