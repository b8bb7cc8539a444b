import type { OpenedCheckView } from '@nestmates/application/office/selfie-checks/contract.ts';
import type { SelfieDecision } from '@nestmates/domain/trust/selfie-checks/selfie-check-machine.ts';
import type { Issue } from '../../../forms/schema.ts';
import type { AdminUnreadyState } from '../admin/AdminUnready.tsx';

export interface CheckDecisionForm {
  readonly decision: SelfieDecision;
  readonly words?: string | null | undefined;
}

export interface CheckReady {
  readonly kind: 'ready';
  readonly check: OpenedCheckView;
  readonly sending: boolean;
  /** What somebody else or the member did since the administrator looked. */
  readonly changed?: string | undefined;
  readonly issues?: readonly Issue[] | undefined;
  onLookAgain(): void;
  onDecide(decision: CheckDecisionForm): void;
}

export type CheckScreenState =
  | AdminUnreadyState
  | { readonly kind: 'not-found' }
  /** Somebody else has decided it. */
  | { readonly kind: 'decided'; readonly words: string }
  | CheckReady;
