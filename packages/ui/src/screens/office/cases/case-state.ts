import type { CasePageView } from '@nestmates/application/office/cases/case-views.ts';
import type { Issue } from '../../../forms/schema.ts';
import type { AdminUnreadyState } from '../admin/AdminUnready.tsx';
import type { AppealAnswer, CaseDecision } from './decision-schema.ts';

/** What somebody else did since the administrator looked. */
export interface CaseChangeSeen {
  readonly what: string;
  readonly who: string;
}

export interface CaseReady {
  readonly kind: 'ready';
  readonly page: CasePageView;
  readonly now: Date;
  readonly meId: number;
  /** What is being sent. */
  readonly sending?: 'help' | 'claim' | 'note' | 'decision' | 'undo' | 'answer' | undefined;
  /** How many notes were written here; the form is empty again after each. */
  readonly notes: number;
  readonly changed?: CaseChangeSeen | undefined;
  /** What the server found with the decision, or with the answer to an appeal. */
  readonly issues?: readonly Issue[] | undefined;
  onLookAgain(): void;
  onClaim(): void;
  onHelp(): void;
  onNote(words: string): void;
  onDecide(decision: CaseDecision): void;
  onUndo(): void;
  onAnswer(answer: AppealAnswer): void;
}

export type CaseScreenState = AdminUnreadyState | { readonly kind: 'not-found' } | CaseReady;
