import type { PageRequest } from '@nestmates/application/platform/contract/paging.ts';
import type {
  AddedReport,
  ListedReport,
  LockedReport,
  NewReport,
  OpenReport,
  ReportQueries,
  ReportStore,
  WithdrawnReport,
} from '@nestmates/application/trust/cases/report-ports.ts';
import type { VerificationPolicy } from '@nestmates/domain/platform/access/email-verification.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { CaseId, TrustCase } from '@nestmates/domain/trust/cases/trust-case.ts';
import {
  alreadyReported,
  type ReportId,
  type ReportNumber,
  type ReportOutcome,
  type Thing,
} from '@nestmates/domain/trust/reports/report.ts';
import { raw } from 'objection';
import { UserModel } from '../../members/accounts/account-models.ts';
import { knows } from '../../members/people/met-sql.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { unlessIgnored } from '../../platform/database/unless-ignored.ts';
import { thingIn } from '../things/thing-row.ts';
import { EvidenceModel } from './evidence-models.ts';
import { openReportsOf } from './open-reports.ts';
import { ReportModel } from './report-models.ts';
import { hasDoneMore, keepTracesOfReporter } from './reporter-sql.ts';
import { titleForReporter } from './reporter-titles.ts';

const reportIn = (row: ReportModel): ListedReport => ({
  id: row.id,
  number: row.number,
  about: thingIn(row),
  title: row.title,
  category: row.category,
  words: row.words,
  state: row.state,
  outcome: row.outcome,
  at: row.at,
});

type ListedRow = ReportModel & { readonly status: TrustCase['status'] };

/** What was overturned is not called done any more. */
const listedIn = (row: ListedRow): ListedReport => ({
  ...reportIn(row),
  outcome: row.outcome && row.status === 'overturned' ? 'nothing' : row.outcome,
});

/** What they had to do with each other is not kept for as long as a report may be open. */
const knewMemberOf = `(
  select ${knows('given.reporter_id', 'c.member_id')}
  from (select ?::integer as reporter_id) given, cases c where c.id = ?
)`;

/** False for a visitor. */
const onlyReportedOf = `(
  select given.reporter_id is not null and not ${hasDoneMore('given.reporter_id')}
  from (select ?::integer as reporter_id) given
)`;

export class ReportRepository implements ReportStore, ReportQueries {
  readonly #transaction: KnexTransaction;
  readonly #verificationPolicy: VerificationPolicy;
  constructor(transaction: KnexTransaction, verificationPolicy: VerificationPolicy) {
    this.#transaction = transaction;
    this.#verificationPolicy = verificationPolicy;
  }

  get #reports() {
    return ReportModel.query(this.#transaction.db);
  }

  async add({ about, ...report }: NewReport): Promise<AddedReport> {
    const knewMember = raw(knewMemberOf, [report.reporterId, report.caseId]);
    const onlyReported = raw(onlyReportedOf, [report.reporterId]);
    const row = {
      ...report,
      kind: about.kind,
      thingId: String(about.id),
      state: 'received' as const,
      knewMember,
      onlyReported,
    };
    const inserted = this.#reports.insert(row).onConflict().ignore().returning(['id', 'number']);
    const added = unlessIgnored(await inserted);
    if (!added) throw alreadyReported();
    return { id: added.id, number: added.number };
  }

  async hasOpen(reporterId: MemberId, { kind, id }: Thing): Promise<boolean> {
    const open = { reporterId, kind, thingId: String(id), state: 'received' as const };
    return (await this.#reports.findOne(open).select('id')) !== undefined;
  }

  async lastWithdrawn(reporterId: MemberId, { kind, id }: Thing): Promise<WithdrawnReport | undefined> {
    const withdrawn = { reporterId, kind, thingId: String(id), state: 'withdrawn' as const };
    return this.#reports.where(withdrawn).orderBy('id', 'desc').select('id', 'caseId', 'hadEffect').first();
  }

  async registeredAt(reporterId: MemberId): Promise<Date | undefined> {
    const found = await UserModel.query(this.#transaction.db).findById(reporterId).select('createdAt');
    return found?.createdAt;
  }

  async caseOf(
    number: ReportNumber,
    reporterId: MemberId,
  ): Promise<{ caseId: CaseId; memberId: MemberId | null } | undefined> {
    return this.#reports
      .joinRelated('case')
      .findOne({ number, reporterId })
      .select('caseId', 'case.memberId')
      .castTo<{ caseId: CaseId; memberId: MemberId | null } | undefined>();
  }

  async lock(number: ReportNumber, reporterId: MemberId): Promise<LockedReport | undefined> {
    const row = await this.#reports.findOne({ number, reporterId }).forNoKeyUpdate();
    return row && { ...reportIn(row), caseId: row.caseId, reporterId: row.reporterId };
  }

  async setWords(id: ReportId, words: string): Promise<void> {
    requireOneRow(await this.#reports.findById(id).patch({ words }), 'A report');
  }

  async withdraw(id: ReportId): Promise<void> {
    requireOneRow(await this.#reports.findById(id).patch({ state: 'withdrawn' }), 'A report');
  }

  async markEffective(ids: readonly ReportId[]): Promise<void> {
    const marked = await this.#reports.findByIds([...ids]).patch({ hadEffect: true });
    if (marked !== ids.length) throw new Error('Reports that had an effect are not there');
  }

  async keepTraces(memberId: MemberId, at: Date): Promise<void> {
    await sql(this.#transaction, keepTracesOfReporter, { memberId, at });
  }

  openOf(caseId: CaseId): Promise<readonly OpenReport[]> {
    return openReportsOf(this.#transaction, caseId, this.#verificationPolicy);
  }

  async openCasesOf(reporterId: MemberId): Promise<readonly CaseId[]> {
    const found = await this.#reports
      .joinRelated('case')
      .where({ reporterId, 'reports.state': 'received', 'case.status': 'open' })
      .distinct('caseId')
      .orderBy('caseId');
    return found.map(({ caseId }) => caseId);
  }

  async settle(caseId: CaseId, outcomeOf: (about: Thing) => ReportOutcome): Promise<readonly MemberId[]> {
    const received = await this.#reports.where({ caseId, state: 'received' }).orderBy('id');
    for (const row of received) {
      const outcome = outcomeOf(thingIn(row));
      requireOneRow(await this.#reports.findById(row.id).patch({ state: 'looked-at', outcome }), 'A report');
    }
    return [...new Set(received.flatMap(({ reporterId }) => reporterId ?? []))];
  }

  async reopen(caseId: CaseId): Promise<void> {
    // One whose reporter has reported the same thing anew stays looked at, also where both are in this case; there may
    // be no row.
    await this.#reports
      .where({ caseId, state: 'looked-at' })
      .whereNotExists(
        ReportModel.query(this.#transaction.db)
          .alias('anew')
          .whereColumn('anew.reporterId', 'reports.reporterId')
          .whereColumn('anew.kind', 'reports.kind')
          .whereColumn('anew.thingId', 'reports.thingId')
          .where((either) =>
            either
              .where('anew.state', 'received')
              .orWhere((later) =>
                later
                  .where('anew.state', 'looked-at')
                  .whereColumn('anew.caseId', 'reports.caseId')
                  .whereColumn('anew.id', '>', 'reports.id'),
              ),
          ),
      )
      .patch({ state: 'received', outcome: null });
  }

  async move(from: CaseId, to: CaseId): Promise<void> {
    // There is no row where all were withdrawn and moved before.
    await this.#reports.where({ caseId: from }).patch({ caseId: to });
    // There is no row where the account was deleted.
    await EvidenceModel.query(this.#transaction.db).where({ caseId: from }).patch({ caseId: to });
  }

  async listOf(
    reporterId: MemberId,
    { limit, before }: PageRequest<ReportNumber>,
  ): Promise<readonly ListedReport[]> {
    const found = await this.#listed(reporterId)
      .modify((query) => {
        if (before !== undefined) query.whereRaw('number < ?::bigint', [before]);
      })
      .orderBy('number', 'desc')
      .limit(limit);
    return found.map(listedIn);
  }

  async find(number: ReportNumber, reporterId: MemberId): Promise<ListedReport | undefined> {
    const [row] = await this.#listed(reporterId).where({ number });
    return row && listedIn(row);
  }

  #listed(reporterId: MemberId) {
    const listed = this.#reports.joinRelated('case').where({ reporterId });
    const title = raw(`${titleForReporter('reports', '"case"')} as title`);
    return listed.select('reports.*', 'case.status', title).castTo<ListedRow[]>();
  }
}
