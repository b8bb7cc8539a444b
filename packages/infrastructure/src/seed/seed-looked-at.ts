import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { severityOf } from '@nestmates/domain/trust/reports/categories.ts';
import { hiddenSubject } from '@nestmates/domain/trust/standing/done-by-weight.ts';
import { ListingThings } from '../market/listings/listing-things.ts';
import { RestrictionRepository } from '../members/restrictions/restriction-repository.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { CaseRepository } from '../trust/cases/case-repository.ts';
import { EvidenceRepository } from '../trust/cases/evidence-repository.ts';
import { ReportRepository } from '../trust/cases/report-repository.ts';
import { timeAgo } from './brooklyn-time.ts';
import type { Who } from './seed-case-things.ts';

const title = 'Wooden rainbow with twelve arches';
const reported = [
  { minutesAgo: 300, words: 'The same pictures stand in the catalog of a toy shop.' },
  { minutesAgo: 240, words: null },
];
const category = 'scam';

/** A listing of Dana's that reports have hidden; its seller was told, and can answer before anybody decides. */
export async function seedLookedAt(
  transaction: KnexTransaction,
  { danaId, reporters }: { readonly danaId: MemberId; readonly reporters: readonly Who[] },
  now: Date,
): Promise<void> {
  const ago = (count: number): Date => timeAgo(minutes(count), now);
  const { db } = transaction;
  const listing = await db('listings').where({ userId: danaId, title }).first('id');
  const thing = { kind: 'listing', id: Number(listing?.id) } as const;
  const kept = await new ListingThings(transaction).asItIs(thing, danaId);
  if (!kept) throw new Error('A listing of the demo is not there');
  const cases = new CaseRepository(transaction);
  const begun = await cases.create(danaId, ago(300));
  const evidence = { caseId: begun.id, thing, content: kept.evidence, takenAt: ago(300) };
  const evidenceId = await new EvidenceRepository(transaction).add(evidence, 'demo looked at', []);
  const reports = new ReportRepository(transaction, 'offered');
  let current = begun;
  for (const [nth, { minutesAgo, words }] of reported.entries()) {
    const reporter = reporters[nth];
    if (!reporter) throw new Error('A listing of the demo was reported by nobody');
    const at = ago(minutesAgo);
    const said = { about: thing, title, category, words, evidenceId, at } as const;
    const by = { reporterId: reporter.id, publicReportId: null, reporterSince: reporter.since };
    const { id: reportId } = await reports.add({ caseId: begun.id, ...by, ...said });
    current = await cases.append(current, { type: 'reported', reportId, byId: null, at });
  }
  await cases.weigh(begun.id, {
    weight: reported.length * severityOf(category),
    isUrgent: false,
    reportCount: reported.length,
    categories: [category],
    oldestAt: ago(300),
  });
  const [hiddenAt, toldAt] = [later(ago(240), 1), timeAgo(hours(3), now)];
  await cases.append(current, { type: 'hidden', things: [thing], toldAt, byId: null, at: hiddenAt });
  const hidden = { kind: thing.kind, id: String(thing.id), memberId: danaId };
  await new RestrictionRepository(transaction).hide([hidden], 'weight', hiddenAt, toldAt);
  await db('notifications').insert({
    memberId: danaId,
    kind: 'trust',
    topic: `looked-at-${begun.id}`,
    sentence: hiddenSubject({ isLimited: false }),
    path: '/account/standing',
    at: toldAt,
    read: false,
  });
}
