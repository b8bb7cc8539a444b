import type { DecisionProposal } from '@nestmates/domain/market/orders/decision-proposal.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';

export interface ProposalAnswer {
  readonly outcome: 'confirmed' | 'refused';
  readonly by: MemberId | null;
  readonly at: Date;
}

/** Decisions that need a second administrator. Whoever changes one has locked its order. */
export interface DecisionProposalStore {
  /** Ends what is left of an earlier one. */
  add(proposal: Omit<DecisionProposal, 'id'>): Promise<void>;
  answer(id: number, answer: ProposalAnswer): Promise<void>;
  /** Those from before end unanswered. */
  endBefore(time: Date): Promise<void>;
  /** Whether both have used one browser lately. */
  shareBrowser(one: MemberId, other: MemberId): Promise<boolean>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly decisionProposals: DecisionProposalStore;
  }
}
