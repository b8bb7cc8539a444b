import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { CaseId, TrustCase } from '@nestmates/domain/trust/cases/trust-case.ts';
import { rankOf } from '@nestmates/domain/trust/reports/weights.ts';
import type { CaseCountsView } from '../../src/office/cases/case-views.ts';
import type { CaseList } from '../../src/office/cases/contract.ts';
import type { CaseFacts, CaseQueries, CaseRow, StandingWithCases } from '../../src/office/cases/ports.ts';
import type { QueueCursor } from '../../src/trust/cases/queue-cursor.ts';
import { type CasesInStores, MemoryCaseFacts } from './memory-case-facts.ts';

const states: Readonly<Record<CaseList, readonly TrustCase['status'][]>> = {
  open: ['open'],
  appealed: ['appealed'],
  mine: ['open', 'appealed'],
  decided: ['decided'],
  closed: ['upheld', 'overturned', 'void'],
  all: ['open', 'appealed', 'decided', 'upheld', 'overturned', 'void'],
};

/** Compares as the queue is ordered: the rank falls, then the time of the oldest report rises. */
const byPlace = (one: QueueCursor, other: QueueCursor): number =>
  other.rank - one.rank || one.at - other.at || one.id - other.id;

/** What administrators see of cases, in memory. */
export class MemoryCaseQueries implements CaseQueries {
  readonly #of: CasesInStores;
  readonly #facts: MemoryCaseFacts;
  constructor(of: CasesInStores) {
    this.#of = of;
    this.#facts = new MemoryCaseFacts(of);
  }

  async cases({
    by,
    list,
    category,
    limit,
    before,
  }: Parameters<CaseQueries['cases']>[0]): Promise<readonly CaseRow[]> {
    return this.#withReports()
      .filter(
        ({ status, claimedBy }) => states[list].includes(status) && (list !== 'mine' || claimedBy === by),
      )
      .map((each) => this.#rowOf(each))
      .filter(({ categories }) => category === undefined || categories.includes(category))
      .filter(({ cursor }) => !before || byPlace(before, cursor) < 0)
      .toSorted((one, other) => byPlace(one.cursor, other.cursor))
      .slice(0, limit);
  }

  async counts(by: MemberId | null): Promise<CaseCountsView> {
    const waiting = this.#withReports().filter(({ status }) => status === 'open' || status === 'appealed');
    const open = waiting.filter(({ status }) => status === 'open').map((each) => this.#rowOf(each));
    return {
      open: open.length,
      urgent: open.filter(({ isUrgent }) => isUrgent).length,
      appealed: waiting.length - open.length,
      mine: waiting.filter(({ claimedBy }) => claimedBy !== null && claimedBy === by).length,
      oldestAt: open.map(({ oldestAt }) => oldestAt).toSorted()[0] ?? null,
    };
  }

  async facts(id: CaseId): Promise<CaseFacts | undefined> {
    const found = this.#of.cases.kept.get(id);
    if (!found) return undefined;
    const row = this.#rowOf(found);
    const { id: memberId = null } = this.#facts.memberOf(found) ?? {};
    return {
      row,
      version: found.version,
      memberId,
      memberFacts: memberId === null ? null : ((await this.#facts.ofMember(memberId, id)) ?? null),
      reported: this.#facts.reported(id),
      things: this.#facts.things(id),
      history: await this.#facts.history(id),
      decisions: this.#facts.decisions(id),
    };
  }

  async hasReported(id: CaseId, memberId: MemberId | null): Promise<boolean> {
    if (memberId === null) return false;
    return this.#facts.reportsOf(id).some(({ reporterId }) => reporterId === memberId);
  }

  async nameOf(memberId: MemberId): Promise<string> {
    const member = this.#of.memberOf(memberId);
    return member?.firstName ?? member?.email ?? '';
  }

  async standingOf(memberId: MemberId): Promise<StandingWithCases | undefined> {
    const facts = await this.#facts.ofMember(memberId);
    if (!facts) return undefined;
    const { restriction, warnedAt, cases } = facts;
    return { restriction, warnedAt, cases };
  }

  /** There is nothing to decide while all reports of an open case are withdrawn. */
  #withReports(): readonly TrustCase[] {
    const { kept, weights } = this.#of.cases;
    return [...kept.values()].filter(
      ({ id, status }) => status !== 'open' || (weights.get(id)?.reportCount ?? 0) > 0,
    );
  }

  #rowOf(of: TrustCase): CaseRow {
    const { id, status: state, claimedBy } = of;
    const { weights, openedAt } = this.#of.cases;
    const { weight = 0, isUrgent = false, reportCount: reports = 0, categories = [] } = weights.get(id) ?? {};
    const oldestAt = weights.get(id)?.oldestAt ?? openedAt.get(id) ?? new Date(0);
    const member = this.#facts.memberOf(of);
    const claimer = this.#facts.who(claimedBy);
    return {
      id,
      state,
      weight,
      isUrgent,
      categories,
      reports,
      member: member
        ? { id: member.id, firstName: member.firstName ?? '', profilePhotoUrl: member.profilePhotoUrl }
        : null,
      oldestAt: oldestAt.toISOString(),
      ...(claimer && { claimedBy: claimer }),
      cursor: { rank: rankOf({ sum: weight, isUrgent }), at: oldestAt.getTime() * 1000, id },
    };
  }
}
