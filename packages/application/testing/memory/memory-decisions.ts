import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Appeal, AppealOutcome } from '@nestmates/domain/trust/cases/appeal.ts';
import type { Decision, DecisionDraft, DecisionId } from '@nestmates/domain/trust/cases/decision.ts';
import type { CaseId } from '@nestmates/domain/trust/cases/trust-case.ts';
import type { DecisionStore } from '../../src/trust/cases/ports.ts';

interface KeptAppeal extends Appeal {
  readonly answeredAt: Date | null;
}

type Kept = Decision & { readonly caseId: CaseId; readonly memberId: MemberId | null };

/** Decisions and the appeals against them, in memory. */
export class MemoryDecisions implements DecisionStore {
  readonly kept = new Map<DecisionId, Kept>();
  readonly appeals = new Map<DecisionId, KeptAppeal>();

  async add(
    caseId: CaseId,
    memberId: MemberId | null,
    draft: DecisionDraft & { readonly byId: MemberId | null; readonly at: Date },
  ): Promise<DecisionId> {
    const id = this.kept.size + 1;
    this.kept.set(id, { ...draft, id, caseId, memberId, undoneAt: null });
    return id;
  }

  async find(id: DecisionId): Promise<Kept | undefined> {
    return this.kept.get(id);
  }

  async undo(id: DecisionId, at: Date): Promise<void> {
    const found = this.kept.get(id);
    if (!found || found.undoneAt) throw new Error('There is no such decision');
    this.kept.set(id, { ...found, undoneAt: at });
  }

  async appealOf(id: DecisionId): Promise<Appeal | undefined> {
    const found = this.appeals.get(id);
    if (!found) return undefined;
    const { answeredAt: _, ...appeal } = found;
    return appeal;
  }

  async addAppeal(id: DecisionId, words: string, at: Date): Promise<void> {
    if (this.appeals.has(id)) throw new Error('There is an appeal already');
    this.appeals.set(id, { words, at, outcome: null, answer: null, answeredAt: null });
  }

  async answerAppeal(
    id: DecisionId,
    { outcome, words, at }: { readonly outcome: AppealOutcome; readonly words: string; readonly at: Date },
  ): Promise<void> {
    const appeal = this.appeals.get(id);
    if (!appeal || appeal.outcome) throw new Error('There is no appeal to answer');
    this.appeals.set(id, { ...appeal, outcome, answer: words, answeredAt: at });
  }
}
