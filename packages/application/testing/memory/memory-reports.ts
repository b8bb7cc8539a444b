import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { CaseId } from '@nestmates/domain/trust/cases/trust-case.ts';
import {
  alreadyReported,
  keyOfThing,
  type ReportId,
  type ReportNumber,
  type ReportOutcome,
  type Thing,
} from '@nestmates/domain/trust/reports/report.ts';
import type { PageRequest } from '../../src/platform/contract/paging.ts';
import type {
  AddedReport,
  ListedReport,
  LockedReport,
  NewReport,
  OpenReport,
  ReportQueries,
  ReportStore,
} from '../../src/trust/cases/report-ports.ts';
import type { MemoryCases } from './memory-cases.ts';

type Kept = LockedReport & NewReport & { readonly hadEffect: boolean };

/** Reports of members, in memory. */
export class MemoryReports implements ReportStore, ReportQueries {
  readonly kept = new Map<ReportId, Kept>();
  readonly #cases: Pick<MemoryCases, 'kept'>;
  readonly #registeredAt: (reporterId: MemberId) => Date | undefined;
  constructor(
    cases: Pick<MemoryCases, 'kept'>,
    registeredAt: (reporterId: MemberId) => Date | undefined = () => undefined,
  ) {
    this.#cases = cases;
    this.#registeredAt = registeredAt;
  }

  async registeredAt(reporterId: MemberId): Promise<Date | undefined> {
    return this.#registeredAt(reporterId);
  }

  async add(report: NewReport): Promise<AddedReport> {
    const { reporterId, about } = report;
    if (reporterId !== null && (await this.hasOpen(reporterId, about))) throw alreadyReported();
    const id = this.kept.size + 1;
    const number = this.#all().filter((each) => each.reporterId === reporterId).length + 1;
    this.kept.set(id, { ...report, id, number, state: 'received', outcome: null, hadEffect: false });
    return { id, number };
  }

  async hasOpen(reporterId: MemberId, about: Thing): Promise<boolean> {
    return this.#all().some(
      (each) =>
        each.state === 'received' &&
        each.reporterId === reporterId &&
        keyOfThing(each.about) === keyOfThing(about),
    );
  }

  async lastWithdrawn(reporterId: MemberId, about: Thing) {
    const found = this.#all().findLast(
      (each) =>
        each.state === 'withdrawn' &&
        each.reporterId === reporterId &&
        keyOfThing(each.about) === keyOfThing(about),
    );
    return found && { id: found.id, caseId: found.caseId, hadEffect: found.hadEffect };
  }

  async caseOf(number: ReportNumber, reporterId: MemberId) {
    const found = await this.lock(number, reporterId);
    return found && { caseId: found.caseId, memberId: this.#cases.kept.get(found.caseId)?.memberId ?? null };
  }

  async lock(number: ReportNumber, reporterId: MemberId): Promise<LockedReport | undefined> {
    return this.#all().find((each) => each.number === number && each.reporterId === reporterId);
  }

  async setWords(id: ReportId, words: string): Promise<void> {
    this.#change(id, { words });
  }

  async withdraw(id: ReportId): Promise<void> {
    this.#change(id, { state: 'withdrawn' });
  }

  /** Nothing in memory knows browsers. */
  async keepTraces(): Promise<void> {}

  async markEffective(ids: readonly ReportId[]): Promise<void> {
    for (const id of ids) this.#change(id, { hadEffect: true });
  }

  async openOf(caseId: CaseId): Promise<readonly OpenReport[]> {
    return this.#all()
      .filter((each) => each.caseId === caseId && each.state === 'received')
      .toSorted((one, other) => one.at.getTime() - other.at.getTime() || one.id - other.id)
      .map(({ id, about, category, at, reporterId, reporterSince: since, hadEffect }) => {
        const decidedAbout = new Map(
          this.#all()
            .filter(
              (each) =>
                each.reporterId === reporterId &&
                (each.state === 'looked-at' || (each.state === 'withdrawn' && each.hadEffect)),
            )
            .map((each) => [this.#cases.kept.get(each.caseId)?.memberId, this.#outcomeOf(each)]),
        );
        const outcomes = [...decidedAbout.values()];
        const reporter = {
          key: `member ${reporterId}`,
          since,
          traces: [],
          decided: outcomes.length,
          right: outcomes.filter((outcome) => outcome === 'done').length,
          isVisitor: false,
          isUnverified: false,
          knowsMember: true,
          wasDismissed: false,
          onlyReports: false,
          hasLeft: false,
        };
        return { id, about, thing: keyOfThing(about), category, at, reporter, hadEffect };
      });
  }

  async openCasesOf(reporterId: MemberId): Promise<readonly CaseId[]> {
    const open = this.#all().filter((each) => each.reporterId === reporterId && each.state === 'received');
    const ids = new Set(open.map(({ caseId }) => caseId));
    return [...ids].filter((id) => this.#cases.kept.get(id)?.status === 'open').toSorted((a, b) => a - b);
  }

  async settle(caseId: CaseId, outcomeOf: (about: Thing) => ReportOutcome): Promise<readonly MemberId[]> {
    const received = this.#all().filter((each) => each.caseId === caseId && each.state === 'received');
    for (const { id, about } of received) this.#change(id, { state: 'looked-at', outcome: outcomeOf(about) });
    return [...new Set(received.flatMap(({ reporterId }) => reporterId ?? []))];
  }

  async reopen(caseId: CaseId): Promise<void> {
    const isAnew = (of: Kept) => (each: Kept) =>
      each.state === 'received' &&
      each.reporterId === of.reporterId &&
      keyOfThing(each.about) === keyOfThing(of.about);
    for (const each of this.#all().toReversed()) {
      if (each.caseId !== caseId || each.state !== 'looked-at' || this.#all().some(isAnew(each))) continue;
      this.#change(each.id, { state: 'received', outcome: null });
    }
  }

  async move(from: CaseId, to: CaseId): Promise<void> {
    for (const { id, caseId } of this.#all()) if (caseId === from) this.#change(id, { caseId: to });
  }

  async listOf(
    reporterId: MemberId,
    { limit, before }: PageRequest<ReportNumber>,
  ): Promise<readonly ListedReport[]> {
    return this.#all()
      .filter((each) => each.reporterId === reporterId && (before === undefined || each.number < before))
      .toReversed()
      .slice(0, limit)
      .map((each) => this.#listed(each));
  }

  async find(number: ReportNumber, reporterId: MemberId): Promise<ListedReport | undefined> {
    const found = this.#all().find((each) => each.number === number && each.reporterId === reporterId);
    return found && this.#listed(found);
  }

  #listed(kept: Kept): ListedReport {
    const { id, number, about, title, category, words, state, at } = kept;
    return { id, number, about, title, category, words, state, outcome: this.#outcomeOf(kept), at };
  }

  /** An overturned decision was not right. */
  #outcomeOf({ outcome, caseId }: Kept): ReportOutcome | null {
    const isOverturned = this.#cases.kept.get(caseId)?.status === 'overturned';
    return outcome && isOverturned ? 'nothing' : outcome;
  }

  #all(): readonly Kept[] {
    return [...this.kept.values()];
  }

  #change(id: ReportId, change: Partial<Kept>): void {
    const found = this.kept.get(id);
    if (!found) throw new Error(`There is no report ${id}`);
    this.kept.set(id, { ...found, ...change });
  }
}
