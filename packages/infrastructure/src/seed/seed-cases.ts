import { mailboxDigest } from '@nestmates/application/members/restrictions/mailbox-digests.ts';
import type { KeyedDigests } from '@nestmates/application/platform/shared/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import type { Decision } from '@nestmates/domain/trust/cases/decision.ts';
import type { CaseEvent, TrustCase } from '@nestmates/domain/trust/cases/trust-case.ts';
import { isUrgent, severityOf } from '@nestmates/domain/trust/reports/categories.ts';
import { requireOneRow } from '../platform/database/sql.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { CaseModel } from '../trust/cases/case-models.ts';
import { CaseRepository } from '../trust/cases/case-repository.ts';
import { DecisionRepository } from '../trust/cases/decision-repository.ts';
import { DepartureRepository } from '../trust/cases/departure-repository.ts';
import { EvidenceRepository } from '../trust/cases/evidence-repository.ts';
import { ReportRepository } from '../trust/cases/report-repository.ts';
import { timeAgo } from './brooklyn-time.ts';
import { type PlannedCase, plannedCases } from './planned-cases.ts';
import { seedThread, seenProfile, type Who } from './seed-case-things.ts';

interface Deciding {
  readonly adminId: MemberId | null;
  /** Answers appeals, which who has decided does not. */
  readonly otherAdminId: MemberId | null;
}

interface Told extends Deciding {
  readonly keyedDigests: KeyedDigests;
  readonly members: readonly Who[];
  readonly now: Date;
}

/** Longer than the oldest of the cases. */
const hereFor = days(45);

/** What generated members have reported about others, in every state. */
export async function seedCases(
  transaction: KnexTransaction,
  { members, ...others }: Omit<Told, 'now'>,
  now: Date,
): Promise<void> {
  const wereHere = members.filter(({ since }) => since <= later(now, -hereFor));
  for (const planned of plannedCases) {
    await seedCase(transaction, planned, { ...others, members: wereHere, now });
  }
}

async function seedCase(
  transaction: KnexTransaction,
  planned: PlannedCase,
  { members, keyedDigests, adminId, otherAdminId, now }: Told,
): Promise<void> {
  const { about, gone, thread, reports, since, decision, appeal } = planned;
  const cases = new CaseRepository(transaction);
  const reportStore = new ReportRepository(transaction, 'offered');
  const decisions = new DecisionRepository(transaction);
  const ago = (count: number): Date => timeAgo(hours(count), now);
  const member = members[about];
  const [first] = reports;
  if (!member || !first) throw new Error('A case of the demo is about nobody');
  const reporter = members[first.by];
  const { thing, title, content } =
    thread && reporter
      ? await seedThread(transaction, thread, { member, reporter, now })
      : await seenProfile(transaction, planned, member);
  const begun = await cases.create(member.id, ago(first.hoursAgo));
  const kept = { caseId: begun.id, thing, content, takenAt: ago(first.hoursAgo) };
  const evidenceId = await new EvidenceRepository(transaction).add(kept, `demo ${about}`, []);
  let current = begun;
  for (const { by, category, words, hoursAgo } of reports) {
    const reporter = members[by];
    if (!reporter) throw new Error('A case of the demo was reported by nobody');
    const at = ago(hoursAgo);
    const { id: reportId } = await reportStore.add({
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
      await decisions.answerAppeal(decided.id, {
        outcome: type,
        words: appeal.answer,
        byId: otherAdminId,
        at,
      });
    }
    const event = {
      type,
      words,
      decisionId: decided?.id,
      decision: type === 'decided' ? decision?.kind : undefined,
    };
    const byId = byOf(type, { adminId, otherAdminId });
    current = await cases.append(current, { ...event, byId, at } as CaseEvent);
  }
  if (gone !== undefined) await leaveCase(transaction, current, { gone, keyedDigests });
}

/**
 * Does what deleting the account does: an open case goes on under the mailbox, a closed one has only lost the
 * member.
 */
async function leaveCase(
  transaction: KnexTransaction,
  { id, status }: TrustCase,
  { gone, keyedDigests }: { readonly gone: string; readonly keyedDigests: KeyedDigests },
): Promise<void> {
  if (status === 'open') {
    const mailbox = await mailboxDigest(keyedDigests, `${gone.toLowerCase()}@nestmates.test`);
    await new DepartureRepository(transaction).depart(id, [mailbox]);
    return;
  }
  const left = CaseModel.query(transaction.db).findById(id).patch({ memberId: null });
  requireOneRow(await left, 'A case of the demo');
}

function byOf(type: CaseEvent['type'], { adminId, otherAdminId }: Deciding): MemberId | null {
  if (type === 'appealed' || type === 'closed' || type === 'left') return null;
  return type === 'upheld' || type === 'overturned' ? otherAdminId : adminId;
}
