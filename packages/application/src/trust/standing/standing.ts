import { DomainError, notFound } from '@nestmates/domain/platform/shared/errors.ts';
import { appealStateOf, appealUntil, requireAppealable } from '@nestmates/domain/trust/cases/appeal.ts';
import { isTold } from '@nestmates/domain/trust/cases/decision.ts';
import { caseNotFound } from '@nestmates/domain/trust/cases/trust-case.ts';
import {
  anotherLookedAt,
  noLongerLookedAt,
  nothingLookedAt,
} from '@nestmates/domain/trust/standing/own-side.ts';
import { isToldWhileLookedAt, standingNow } from '@nestmates/domain/trust/standing/standing.ts';
import { isNamedToMember, isTitledToMember } from '@nestmates/domain/trust/standing/statement.ts';
import { endOfTold } from '@nestmates/domain/trust/standing/told-effects.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { StandingDecision, StandingView } from './contract.ts';
import type { DecisionAbout, StandingFacts } from './ports.ts';

type By = Pick<Caller, 'id'>;

/** How a member stands, and what the member says against decisions. Nothing of who has reported. */
export class OwnStanding extends useCase(
  'standingQueries',
  'decisionStore',
  'caseStore',
  'caseRecord',
  'transaction',
  'clock',
) {
  async show(by: By): Promise<StandingView> {
    const { standingQueries: queries, clock } = this.needs;
    const now = clock.now();
    const facts = await queries.of(by.id);
    const told = facts.decisions.filter(({ decision }) => isTold(decision));
    const warning = told.find(
      ({ decision, appeal }) => decision === 'warn' && appeal?.outcome !== 'overturned',
    );
    const { restriction } = facts;
    const { standing, until } = standingNow({ restriction, warnedAt: warning?.at }, now);
    const beingLookedAt = facts.hidden
      .filter(({ thing }) => isToldWhileLookedAt(thing))
      .map(({ thing, title }) => ({ ...thing, title: isTitledToMember(thing) ? title : '' }));
    return {
      standing,
      ...(until && { until: until.toISOString() }),
      decisions: told.map((decision) => viewOf(decision, now)),
      beingLookedAt,
      ...(standing === 'limited' && facts.isLimitedWithAnother && { limitedWithAnother: true }),
      ...((beingLookedAt.length > 0 || facts.isLimitedByWeight) && { ownSide: sideOf(facts) }),
    };
  }

  /**
   * Takes the member's words before anybody has decided, for whoever looks at it; once the member was told that
   * something is hidden or limited by the weight of reports. Until the decision it can be said anew.
   */
  say(by: By, words: string): Promise<StandingView> {
    const { caseStore: cases, transaction, clock } = this.needs;
    return transaction.run(async () => {
      await cases.lockMember(by.id);
      const view = await this.show(by);
      const current = view.ownSide && (await cases.openOf(by.id));
      if (!current) throw await this.#notLookedAt(by, view);
      // Twice the same is no reason for whoever decides to look again.
      if (view.ownSide?.said?.words === words) return view;
      const at = clock.now();
      await cases.append(current, { type: 'said', words, byId: null, at });
      return { ...view, ownSide: { said: { words, at: at.toISOString() } } };
    });
  }

  /** What has ended is said to whoever was told of it alone. */
  async #notLookedAt(by: By, { limitedWithAnother }: StandingView): Promise<DomainError> {
    const cases = await this.needs.caseStore.effectiveOf(by.id);
    const [ended] = cases.map(endOfTold).filter((end) => end !== undefined);
    if (ended) return noLongerLookedAt(ended);
    return limitedWithAnother ? anotherLookedAt() : nothingLookedAt();
  }

  /** Answers about another member's decision as if there were none. */
  appeal(by: By, { decisionId, words }: { decisionId: number; words: string }): Promise<StandingView> {
    const { decisionStore: decisions, caseStore: cases, caseRecord: record, transaction, clock } = this.needs;
    return transaction.run(async () => {
      const seen = await decisions.find(decisionId);
      if (seen?.memberId !== by.id) throw notFound('We could not find this decision.');
      // One about an account before, while it is not shown to whoever has not verified the e-mail.
      if (seen.undoneAt === null && !(await this.#isShown(by, decisionId)))
        throw notFound('We could not find this decision.');
      const current = await cases.lock(seen.caseId);
      if (!current) throw caseNotFound();
      const at = clock.now();
      // Again with the case locked: it may have been taken back meanwhile.
      const decision = (await decisions.find(decisionId)) ?? seen;
      requireAppealable(decision, await decisions.appealOf(decisionId), at);
      if (current.decisionId !== decisionId) throw noLongerStands();
      await decisions.addAppeal(decisionId, words, at);
      await record.add(current, { type: 'appealed', byId: null, at });
      return this.show(by);
    });
  }

  async #isShown(by: By, decisionId: number): Promise<boolean> {
    return (await this.needs.standingQueries.of(by.id)).decisions.some(({ id }) => id === decisionId);
  }
}

const noLongerStands = () =>
  new DomainError(
    'conflict',
    'APPEAL_CLOSED',
    'This decision no longer stands, so there is nothing to appeal.',
  );

const sideOf = ({ said }: Pick<StandingFacts, 'said'>): StandingView['ownSide'] =>
  said ? { said: { words: said.words, at: said.at.toISOString() } } : {};

function viewOf(decision: DecisionAbout, now: Date): StandingDecision {
  const { id, rule, words, things, titles, at, until, appeal } = decision;
  return {
    id,
    decision: decision.decision,
    rule,
    words,
    things: things
      .map((thing, nth) => ({ kind: thing.kind, title: isTitledToMember(thing) ? (titles[nth] ?? '') : '' }))
      .filter(isNamedToMember),
    at: at.toISOString(),
    ...(until && { until: until.toISOString() }),
    appeal: {
      state: appealStateOf(decision, appeal, now),
      until: appealUntil(decision).toISOString(),
      ...(appeal?.answer && { answer: appeal.answer }),
    },
  };
}
