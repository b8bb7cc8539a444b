import type { AuditAction } from '@nestmates/domain/office/audit/audit.ts';
import { type AppealOutcome, requireOtherJudge } from '@nestmates/domain/trust/cases/appeal.ts';
import type { CaseAction } from '@nestmates/domain/trust/cases/case-machine.ts';
import {
  type Decision,
  type DecisionDraft,
  isTold,
  requireCompleteDecision,
  requireUndoable,
  restrictionOf,
  toldAt,
  tooLateToUndo,
} from '@nestmates/domain/trust/cases/decision.ts';
import {
  type CaseId,
  caseChanged,
  caseNotFound,
  type TrustCase,
  wordsOfEvent,
} from '@nestmates/domain/trust/cases/trust-case.ts';
import { isUrgent } from '@nestmates/domain/trust/reports/categories.ts';
import { keyOfThing, type Thing } from '@nestmates/domain/trust/reports/report.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { trustEmails } from '../../trust/cases/emails.ts';
import type { Administrator } from '../admin/member-changes.ts';
import type { CasePageView } from './case-views.ts';
import { noSuchThing } from './cases.ts';
import { hasOtherJudge } from './has-other-judge.ts';
import { lockCase } from './lock-case.ts';

/** An operator at the command line has no account. */
type By = Administrator;

export interface Decide extends Omit<DecisionDraft, 'things'> {
  readonly version: number;
  /** Things that the open reports are about; left out where nobody is told of the decision. */
  readonly things?: readonly Thing[] | undefined;
}

interface Change {
  /** Version of the case that the administrator has seen. */
  readonly version: number;
  readonly does: CaseAction;
  readonly action: AuditAction;
}

interface Changed {
  readonly detail: string;
  /** Whether the member is told of it: what nobody had anything to do about is not said to them in any way. */
  readonly isTold: boolean;
}

/** What administrators decide about cases, and about the appeals of members. */
export class CaseDecisions extends useCase(
  'cases',
  'caseQueries',
  'caseStore',
  'caseRecord',
  'decisionStore',
  'decisionEffects',
  'reportStore',
  'emails',
  'events',
  'administratorStore',
  'auditLog',
  'transaction',
  'clock',
  'random',
) {
  decide(by: By, id: CaseId, { version, things: named, ...said }: Decide): Promise<CasePageView> {
    const {
      caseStore: cases,
      decisionStore: decisions,
      decisionEffects: effects,
      caseRecord: record,
      reportStore: reports,
      emails,
      clock,
    } = this.needs;
    return this.#change(by, id, { version, does: 'decide', action: 'case.decided' }, async (current) => {
      const at = clock.now();
      const open = await reports.openOf(id);
      const things = thingsOf(
        open.map(({ about }) => about),
        named ?? [],
      );
      const draft = { ...said, things, byId: by.id, at };
      requireCompleteDecision(draft, at);
      const decisionId = await decisions.add(id, current.memberId, draft);
      const decision: Decision = { ...draft, id: decisionId, undoneAt: null };
      const decided = { type: 'decided', decisionId, decision: said.decision, byId: by.id, at } as const;
      const wasHelped = (await cases.eventsOf(id)).some(({ type }) => type === 'helped');
      const reporters = await reports.settle(id, (about) =>
        wasHelped ? 'done' : outcomeFor(decision, about),
      );
      await record.add(current, decided);
      const urgent = open.some(({ category }) => isUrgent(category));
      const when = () => ({ at: toldAt(at, { isUrgent: urgent, random: this.needs.random() }) });
      for (const reporterId of reporters) {
        await emails.send(trustEmails.lookedAt, { decisionId, reporterId }, when());
      }
      if (current.memberId !== null) {
        await effects.apply(id, current.memberId, decision);
        if (isTold(said.decision)) await emails.send(trustEmails.decided, { decisionId }, when());
      } else await effects.applyToDeparted(id, decision);
      return { detail: said.decision, isTold: isTold(said.decision) };
    });
  }

  /** Takes effect at once: it has nothing to do with a decision, and whoever it is about may need it now. */
  help(by: By, id: CaseId, version: number): Promise<CasePageView> {
    const { caseRecord: record, emails, clock } = this.needs;
    return this.#change(by, id, { version, does: 'help', action: 'case.helped' }, async (current) => {
      if (current.memberId === null) throw caseChanged({ what: wordsOfEvent({ type: 'left' }), who: '' });
      await record.add(current, { type: 'helped', byId: by.id, at: clock.now() });
      await emails.send(trustEmails.helped, { caseId: id });
      return { detail: 'help was sent', isTold: false };
    });
  }

  /** Reports that came meanwhile join those of the case again. */
  undo(by: By, id: CaseId, version: number): Promise<CasePageView> {
    const {
      caseStore: cases,
      decisionStore: decisions,
      decisionEffects: effects,
      caseRecord: record,
      reportStore: reports,
      clock,
    } = this.needs;
    return this.#change(by, id, { version, does: 'undo', action: 'case.undone' }, async (current) => {
      const at = clock.now();
      const found = current.decisionId === null ? undefined : await decisions.find(current.decisionId);
      const decision = requireUndoable(found, by.id, at);
      const { memberId } = current;
      if (memberId !== null && (await effects.isSettled(memberId, decision))) throw tooLateToUndo();
      const meanwhile = memberId === null ? undefined : await cases.openOf(memberId);
      const joined = meanwhile ? await record.join(meanwhile, id) : [];
      await decisions.undo(decision.id, at);
      if (memberId !== null) await effects.revert(id, memberId, decision);
      else await effects.revertForDeparted(id, decision);
      await reports.reopen(id);
      await record.add(current, { type: 'undone', decisionId: decision.id, byId: by.id, at }, ...joined);
      return { detail: decision.decision, isTold: isTold(decision.decision) };
    });
  }

  answerAppeal(
    by: By,
    id: CaseId,
    { version, outcome, words }: { version: number; outcome: AppealOutcome; words: string },
  ): Promise<CasePageView> {
    const {
      decisionStore: decisions,
      decisionEffects: effects,
      caseRecord: record,
      emails,
      clock,
    } = this.needs;
    const does = outcome === 'upheld' ? 'uphold' : 'overturn';
    return this.#change(by, id, { version, does, action: 'case.appeal' }, async (current) => {
      const at = clock.now();
      const decision = current.decisionId === null ? undefined : await decisions.find(current.decisionId);
      if (!decision) throw caseNotFound();
      requireOtherJudge(decision, by.id, { hasOthers: await hasOtherJudge(by, current, this.needs) });
      await record.add(current, { type: outcome, words, byId: by.id, at });
      await decisions.answerAppeal(decision.id, { outcome, words, byId: by.id, at });
      if (current.memberId !== null) {
        if (outcome === 'overturned') await effects.revert(id, current.memberId, decision);
        await emails.send(trustEmails.appealAnswered, { decisionId: decision.id });
      } else if (outcome === 'overturned') await effects.revertForDeparted(id, decision);
      return { detail: outcome, isTold: true };
    });
  }

  #change(
    by: By,
    id: CaseId,
    { version, does, action }: Change,
    change: (current: TrustCase) => Promise<Changed>,
  ): Promise<CasePageView> {
    const { cases: pages, events, auditLog, transaction, clock } = this.needs;
    return transaction.run(async () => {
      const current = await lockCase(by, id, { does, version }, this.needs);
      const changed = await change(current);
      const detail = `Case ${id}: ${changed.detail}`;
      const { memberId } = current;
      await auditLog.add({ action, adminId: by.id, memberId, detail, at: clock.now() });
      if (memberId !== null && changed.isTold) await events.announce([memberId], { type: 'access' });
      return pages.page(by, id);
    });
  }
}

/** What the decision rests on: some of what was reported. */
function thingsOf(reported: readonly Thing[], named: readonly Thing[]): readonly Thing[] {
  const byKey = new Map(reported.map((thing) => [keyOfThing(thing), thing]));
  return [...new Set(named.map(keyOfThing))].map((key) => {
    const known = byKey.get(key);
    if (!known) throw noSuchThing();
    return known;
  });
}

/** What restricts the member answers whoever has reported them, whichever things it rests on. */
const outcomeFor = ({ decision, things }: Decision, about: Thing): 'done' | 'nothing' => {
  if (restrictionOf(decision) !== undefined) return 'done';
  const restsOnIt = things.some((thing) => keyOfThing(thing) === keyOfThing(about));
  return decision !== 'dismiss' && restsOnIt ? 'done' : 'nothing';
};
