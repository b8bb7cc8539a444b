import type { ScheduledDeletionState } from './ScheduledDeletion.tsx';

/** The file with the member's data, which goes with the account. */
export interface DataOffer {
  readonly kind: 'not-asked' | 'being-made' | 'ready';
  onAsk(): void;
}

export interface DeletionState {
  readonly kind: 'idle' | 'asking' | 'deleting';
  /** Why the server refused to delete the account, such as an open order. */
  readonly refusal?: string | undefined;
  /** Left out where nothing is scheduled, and while that is unknown. */
  readonly scheduled?: ScheduledDeletionState | undefined;
  /** Left out while unknown, and once the file has been downloaded as often as it can be. */
  readonly data?: DataOffer | undefined;
  onAsk(): void;
  onCancel(): void;
  onConfirm(): void;
}
