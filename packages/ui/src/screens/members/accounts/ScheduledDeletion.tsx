import { Button } from '../../../components/actions/Button.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { longDay, timeOfDay } from '../../../dates/date-formats.ts';

/** The account is deleted later, and can be kept until then. */
export interface ScheduledDeletionState {
  readonly deletedAt: string;
  /** Why not at once, in a sentence. */
  readonly reason: string;
  readonly keeping: boolean;
  onKeep(): void;
}

export function ScheduledDeletion({ deletedAt, reason, keeping, onKeep }: ScheduledDeletionState) {
  const end = new Date(deletedAt);
  return (
    <Banner
      look="waiting"
      announced
      title={`Your account will be deleted on ${longDay.format(end)} at ${timeOfDay.format(end)}`}
      action={
        <Button look="outline" size="small" pending={keeping} pendingLabel="Keeping it…" onClick={onKeep}>
          Keep My Account
        </Button>
      }
    >
      {reason} Until then everything stays as it is, and others see you as before.
    </Banner>
  );
}
