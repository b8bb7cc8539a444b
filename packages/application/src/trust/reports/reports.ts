import { DomainError, type ErrorDetails } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { requireNotJustWithdrawn, withdrawnAt } from '@nestmates/domain/trust/cases/withdrawn-report.ts';
import { isUrgent, type ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import {
  alreadyReported,
  nothingToReport,
  ownThing,
  type ReportNumber,
  reportNotFound,
  reportRule,
  requireOpenReport,
  type Thing,
  tooManyReports,
  tooManyStrangersReported,
  withMoreWords,
} from '@nestmates/domain/trust/reports/report.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Page, type PageRequest, pageOf } from '../../platform/contract/paging.ts';
import type { RateLimiter } from '../../platform/shared/ports.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { AddedReport, ListedReport, LockedReport } from '../cases/report-ports.ts';
import type { ReceivedReport, ReportView } from './contract.ts';
import { alertUrgent } from './urgent-alert.ts';

export interface ReportDraft {
  readonly about: Thing;
  readonly category: ReportCategory;
  readonly words?: string | null | undefined;
}

/** Who reports: a member, or a visitor whose e-mail was verified. */
type Reporter = { readonly memberId: MemberId } | { readonly publicReportId: number; readonly since: Date };

/** What members report, and what became of it as far as they may know. */
export class Reports extends useCase(
  'reportStore',
  'reportQueries',
  'reportedThings',
  'caseStore',
  'caseRecord',
  'evidenceKeeper',
  'strangers',
  'rateLimiter',
  'jobs',
  'transaction',
  'clock',
) {
  async report(by: Pick<Caller, 'id'>, draft: ReportDraft): Promise<ReceivedReport> {
    const { reportStore: store, reportedThings: things, strangers, rateLimiter, clock } = this.needs;
    const found = await things.shownTo(by.id, draft.about, clock.now());
    if (!found) throw nothingToReport();
    if (found.ownerId === by.id) throw ownThing();
    if (found.isStranger) await within(strangers.byNumber(by.id, found.ownerId), tooManyStrangersReported);
    // Asked before it is counted: a report that is refused uses up nothing of the day.
    if (await store.hasOpen(by.id, draft.about)) throw alreadyReported();
    await this.#requireNotJustWithdrawn(by.id, draft.about);
    await countReport(rateLimiter, by.id);
    const { number } = await this.receive({ memberId: by.id }, draft);
    return { id: number, state: 'received' };
  }

  async #requireNotJustWithdrawn(reporterId: MemberId, about: Thing): Promise<void> {
    const { reportStore: store, caseStore: cases, clock } = this.needs;
    const before = await store.lastWithdrawn(reporterId, about);
    if (!before?.hadEffect) return;
    const events = await cases.eventsOf(before.caseId);
    requireNotJustWithdrawn(withdrawnAt(events, before.id), clock.now());
  }

  /** Takes the evidence in the transaction of the report. */
  receive(reporter: Reporter, { about, category, words }: ReportDraft): Promise<AddedReport> {
    const {
      reportStore: store,
      reportedThings: things,
      caseStore: cases,
      caseRecord: record,
      evidenceKeeper: evidence,
      jobs,
      transaction,
      clock,
    } = this.needs;
    const viewer = 'memberId' in reporter ? reporter.memberId : null;
    return transaction.run(async () => {
      const at = clock.now();
      const seen = await things.shownTo(viewer, about, at);
      if (!seen || !(await cases.lockMember(seen.ownerId))) throw nothingToReport();
      // Again with the member locked: it is kept as it is now.
      const found = await things.shownTo(viewer, about, at);
      const reporterSince = viewer === null ? at : await store.registeredAt(viewer);
      if (found?.ownerId !== seen.ownerId || !reporterSince) throw nothingToReport();
      const current = await record.openAbout(found.ownerId);
      const content = found.evidence;
      const kept = { caseId: current.id, thing: about, content, takenAt: at };
      const evidenceId = await evidence.keep(kept);
      const added = await store.add({
        caseId: current.id,
        reporterId: viewer,
        publicReportId: 'publicReportId' in reporter ? reporter.publicReportId : null,
        reporterSince: 'since' in reporter ? reporter.since : reporterSince,
        about,
        title: content.title,
        category,
        words: words || null,
        evidenceId,
        at,
      });
      await record.add(current, { type: 'reported', reportId: added.id, byId: null, at });
      if (isUrgent(category)) {
        const caseId = current.id;
        const timing = { at: later(at, hours(1)), key: `urgent-case.${caseId}`, keep: 'first' } as const;
        await jobs.add(alertUrgent, { caseId }, timing);
      }
      return added;
    });
  }

  async list(
    by: Pick<Caller, 'id'>,
    { limit, before }: PageRequest<ReportNumber>,
  ): Promise<Page<ReportView>> {
    const found = await this.needs.reportQueries.listOf(by.id, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ number }) => number);
    return { ...rest, items: items.map(viewOf) };
  }

  addWords(by: Pick<Caller, 'id'>, number: ReportNumber, more: string): Promise<ReportView> {
    return this.#change(by, number, 'added', ({ id, words }) =>
      this.needs.reportStore.setWords(id, withMoreWords(words, more)),
    );
  }

  /** Withdrawn it counts for nothing. */
  withdraw(by: Pick<Caller, 'id'>, number: ReportNumber): Promise<ReportView> {
    return this.#change(by, number, 'withdrawn', ({ id }) => this.needs.reportStore.withdraw(id));
  }

  #change(
    by: Pick<Caller, 'id'>,
    number: ReportNumber,
    type: 'added' | 'withdrawn',
    change: (report: LockedReport) => Promise<void>,
  ): Promise<ReportView> {
    const {
      reportStore: store,
      reportQueries: queries,
      caseStore: cases,
      caseRecord: record,
      transaction,
      clock,
    } = this.needs;
    return transaction.run(async () => {
      const place = await store.caseOf(number, by.id);
      if (!place) throw reportNotFound();
      await (place.memberId === null ? cases.lock(place.caseId) : cases.lockMember(place.memberId));
      const report = await store.lock(number, by.id);
      requireOpenReport(report);
      const current = report && (await cases.find(report.caseId));
      if (!report || !current) throw reportNotFound();
      await change(report);
      await record.add(current, { type, reportId: report.id, byId: null, at: clock.now() });
      const changed = await queries.find(number, by.id);
      if (!changed) throw reportNotFound();
      return viewOf(changed);
    });
  }
}

const countReport = (rateLimiter: Pick<RateLimiter, 'consume'>, by: MemberId): Promise<void> =>
  within(rateLimiter.consume('reports', String(by), reportRule.perDay), tooManyReports);

/** Whatever is counted, who reports is told of reports. */
async function within(
  counted: Promise<unknown>,
  tooMany: (details: ErrorDetails) => DomainError,
): Promise<void> {
  try {
    await counted;
  } catch (error) {
    const isTooMany = error instanceof DomainError && error.code === 'RATE_LIMITED';
    throw isTooMany ? tooMany(error.details) : error;
  }
}

const viewOf = ({ number, about, title, category, words, state, outcome, at }: ListedReport): ReportView => ({
  id: number,
  about: { ...about, title },
  category,
  words,
  state,
  ...(outcome && { outcome }),
  at: at.toISOString(),
});

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly reports: Reports;
  }
}
