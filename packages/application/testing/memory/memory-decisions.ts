import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Appeal, AppealOutcome } from '@nestmates/domain/trust/cases/appeal.ts';
import type { Decision, DecisionDraft, DecisionId } from '@nestmates/domain/trust/cases/decision.ts';
import type { CaseId } from '@nestmates/domain/trust/cases/trust-case.ts';
import type { DecisionStore } from '../../src/trust/cases/ports.ts';

type Kept = Decision & { readonly caseId: CaseId; readonly memberId: MemberId | null };

/** Decisions and the appeals against them, in memory. */
export class MemoryDecisions implements DecisionStore {
  readonly kept = new Map<DecisionId, Kept>();
  readonly #appeals = new Map<DecisionId, Appeal>();

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
    return this.#appeals.get(id);
  }

  async addAppeal(id: DecisionId, words: string, at: Date): Promise<void> {
    if (this.#appeals.has(id)) throw new Error('There is an appeal already');
    this.#appeals.set(id, { words, at, outcome: null, answer: null });
  }

  async answerAppeal(
    id: DecisionId,
    { outcome, words }: { readonly outcome: AppealOutcome; readonly words: string },
  ): Promise<void> {
    const appeal = this.#appeals.get(id);
    if (!appeal || appeal.outcome) throw new Error('There is no appeal to answer');
    this.#appeals.set(id, { ...appeal, outcome, answer: words });
  }
}
