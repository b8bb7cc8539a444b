import { evidenceOf } from '@nestmates/application/trust/things/evidence-view.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import type { Decision } from '@nestmates/domain/trust/cases/decision.ts';
import type { CaseEvent } from '@nestmates/domain/trust/cases/trust-case.ts';
import { isUrgent, severityOf } from '@nestmates/domain/trust/reports/categories.ts';
import { requireOneRow } from '../platform/database/sql.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { CaseModel } from '../trust/cases/case-models.ts';
import { CaseRepository } from '../trust/cases/case-repository.ts';
import { DecisionRepository } from '../trust/cases/decision-repository.ts';
import { EvidenceRepository } from '../trust/cases/evidence-repository.ts';
import { ReportRepository } from '../trust/cases/report-repository.ts';
import { MemberThings } from '../trust/things/member-things.ts';
import { type PlannedCase, plannedCases } from './planned-cases.ts';

/** Of an account that is deleted; no member comes to have it. */
const nobody = 2_000_000_000;

interface Who {
  readonly id: MemberId;
  readonly firstName: string;
  readonly since: Date;
}

/** What generated members have reported about others, in every state. */
export async function seedCases(
  transaction: KnexTransaction,
  { members, adminId }: { readonly members: readonly Who[]; readonly adminId: MemberId | null },
  now: Date,
): Promise<void> {
  for (const planned of plannedCases) await seedCase(transaction, planned, { members, adminId, now });
}

async function seedCase(
  transaction: KnexTransaction,
  { about, gone, reports, since, decision, appeal }: PlannedCase,
  { members, adminId, now }: { members: readonly Who[]; adminId: MemberId | null; now: Date },
): Promise<void> {
  const cases = new CaseRepository(transaction);
  const reportStore = new ReportRepository(transaction);
  const decisions = new DecisionRepository(transaction);
  const ago = (count: number): Date => later(now, -hours(count));
  const member = members[about];
  const [first] = reports;
  if (!member || !first) throw new Error('A case of the demo is about nobody');
  const thing = { kind: 'member', id: gone === undefined ? member.id : nobody } as const;
  const title = gone ?? member.firstName;
  const begun = await cases.create(member.id, ago(first.hoursAgo));
  const shown = await new MemberThings(transaction).asItIs(thing, member.id);
  const content = shown?.evidence ?? evidenceOf({ title, at: member.since.toISOString() });
  const kept = { caseId: begun.id, thing, content, takenAt: ago(first.hoursAgo) };
  const evidenceId = await new EvidenceRepository(transaction).add(kept, `demo ${about}`, []);
  let current = begun;
  for (const { by, category, words, hoursAgo } of reports) {
    const reporter = members[by];
    if (!reporter) throw new Error('A case of the demo was reported by nobody');
    const at = ago(hoursAgo);
    const reportId = await reportStore.add({
      caseId: begun.id,
      reporterId: reporter.id,
      publicReportId: null,
      reporterSince: reporter.since,
      about: thing,
      title,
      category,
      words,
      evidenceId,
      at,
    });
    current = await cases.append(current, { type: 'reported', reportId, byId: null, at });
  }
  await cases.weigh(begun.id, {
    weight: reports.reduce((sum, { category }) => sum + severityOf(category), 0),
    isUrgent: reports.some(({ category }) => isUrgent(category)),
    reportCount: reports.length,
    categories: [...new Set(reports.map(({ category }) => category))],
    oldestAt: ago(first.hoursAgo),
  });
  let decided: Pick<Decision, 'id'> | undefined;
  for (const { type, hoursAgo, words } of since) {
    const at = ago(hoursAgo);
    if (type === 'decided' && decision) {
      const { kind, ...said } = decision;
      const draft = { decision: kind, ...said, until: null, things: [thing], byId: adminId, at };
      decided = { id: await decisions.add(begun.id, member.id, draft) };
      await reportStore.settle(begun.id, () => (kind === 'dismiss' ? 'nothing' : 'done'));
    }
    if (type === 'appealed' && decided && appeal) await decisions.addAppeal(decided.id, appeal.words, at);
    if ((type === 'upheld' || type === 'overturned') && decided && appeal?.answer) {
      await decisions.answerAppeal(decided.id, { outcome: type, words: appeal.answer, byId: adminId, at });
    }
    const event = { type, words, decisionId: decided?.id, decision: decision?.kind };
    const byId = type === 'appealed' || type === 'closed' ? null : adminId;
    current = await cases.append(current, { ...event, byId, at } as CaseEvent);
  }
  if (gone !== undefined) {
    const left = CaseModel.query(transaction.db).findById(begun.id).patch({ memberId: null });
    requireOneRow(await left, 'A case of the demo');
  }
}
