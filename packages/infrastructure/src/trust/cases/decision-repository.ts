import type { DecisionStore } from '@nestmates/application/trust/cases/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Appeal, AppealOutcome } from '@nestmates/domain/trust/cases/appeal.ts';
import type { Decision, DecisionDraft, DecisionId } from '@nestmates/domain/trust/cases/decision.ts';
import type { CaseId } from '@nestmates/domain/trust/cases/trust-case.ts';
import { requireOneRow } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { AppealModel, DecisionModel } from './case-models.ts';

const decisionIn = (row: DecisionModel): Decision => ({
  id: row.id,
  decision: row.decision,
  rule: row.rule,
  words: row.words,
  until: row.untilAt,
  things: row.things,
  byId: row.byId,
  at: row.at,
  undoneAt: row.undoneAt,
});

const appealIn = ({ words, at, outcome, answer }: AppealModel): Appeal => ({ words, at, outcome, answer });

export class DecisionRepository implements DecisionStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add(
    caseId: CaseId,
    memberId: MemberId | null,
    { until, ...draft }: DecisionDraft & { readonly byId: MemberId | null; readonly at: Date },
  ): Promise<DecisionId> {
    const row = { caseId, memberId, ...draft, untilAt: until };
    return (await DecisionModel.query(this.#transaction.db).insert(row)).id;
  }

  async find(
    id: DecisionId,
  ): Promise<(Decision & { caseId: CaseId; memberId: MemberId | null }) | undefined> {
    const row = await DecisionModel.query(this.#transaction.db).findById(id);
    return row && { ...decisionIn(row), caseId: row.caseId, memberId: row.memberId };
  }

  async undo(id: DecisionId, at: Date): Promise<void> {
    const undone = DecisionModel.query(this.#transaction.db).findById(id).where({ undoneAt: null });
    requireOneRow(await undone.patch({ undoneAt: at }), 'A decision');
  }

  async appealOf(id: DecisionId): Promise<Appeal | undefined> {
    const row = await AppealModel.query(this.#transaction.db).findById(id);
    return row && appealIn(row);
  }

  async addAppeal(decisionId: DecisionId, words: string, at: Date): Promise<void> {
    await AppealModel.query(this.#transaction.db).insert({ decisionId, words, at });
  }

  async answerAppeal(
    id: DecisionId,
    answer: { outcome: AppealOutcome; words: string; byId: MemberId | null; at: Date },
  ): Promise<void> {
    const { outcome, words, byId, at } = answer;
    const appeal = AppealModel.query(this.#transaction.db).findById(id).where({ outcome: null });
    requireOneRow(await appeal.patch({ outcome, answer: words, byId, answeredAt: at }), 'An appeal');
  }
}
